/** The formats of one kind of file in a store. */
export interface Format {
  /** The keys of its files. */
  readonly keys: RegExp;
  /** The formats that this version reads; undefined for files that have none of their own. */
  readonly reads?: readonly number[];
  /** The format that this version writes; without one its files have no `format`, which is read as 1. */
  readonly writes?: number;
}

/**
 * Every kind of file in a site's store, and its formats. A version writes only formats that the previous version reads too, so
 * that Parlour can be rolled back by one version: docs/upgrading.md, docs/decisions/0069-format-numbers.md.
 */
export const formats = {
  /** Inside entries of the history, and as it is served to pages. */
  manifest: { keys: /^history\/\d{8}\.json$/, reads: [1], writes: 1 },
  /** 2 are entries of another site than the default one: what they make live is not for its visitors. */
  history: { keys: /^history\/\d{8}\.json$/, reads: [1, 2] },
  root: { keys: /^trust\/\d{8}\.json$/, reads: [1], writes: 1 },
  /** The first policy is a file, the later ones are inside entries of the history. */
  policy: { keys: /^trust\/policy\.json$/, reads: [1], writes: 1 },
  descriptor: { keys: /^published\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  /** Who vouches for a release of a job: the certificate of its key, and the statement of where it comes from. */
  provenance: { keys: /^provenance\/[^/]+\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  telemetry: { keys: /^(?:sites\/[^/]+\/)?telemetry\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  timings: { keys: /^(?:sites\/[^/]+\/)?timings\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  outcomes: { keys: /^(?:sites\/[^/]+\/)?outcomes\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  errors: { keys: /^(?:sites\/[^/]+\/)?errors\/[^/]+\/[^/]+\.json$/, reads: [1], writes: 1 },
  /** Caches of data in the history and descriptors, which are rebuilt if they have another format. */
  index: { keys: /^index\/(?:history|releases\/[^/]+)\.json$/, reads: [1], writes: 1 },
  /** Files of a release, which its descriptor names with their hashes; SBOMs are CycloneDX. */
  files: { keys: /^(?:assets|maps|bills)\/[^/]+\/[^/]+(?:\/.+|\.json)$/ },
  /** Incomplete uploads; they are removed after a day, and then have to be repeated. */
  uploads: { keys: /^uploads\/(?:meta|files)\/.+$/ },
  /** Nonces of signed requests, stored for some minutes while a replay is possible. */
  nonces: { keys: /^nonces\/\d+\/[^/]+$/ },
  /** Console sessions, begun and ended; they are removed once they have expired. */
  sessions: { keys: /^sessions\/\d{13}-[\w-]{16}\.(?:json|ended)$/ },
  /** Links that show releases before they go live; removed when they end. */
  previews: { keys: /^previews\/[\w-]{12}\.json$/ },
  /** Teams of a registry from before there were policies; only read. */
  teams: { keys: /^teams\/[^/]+\.json$/ },
} as const satisfies Readonly<Record<string, Format>>;

/** A kind of file whose documents have a format. */
export type FormatKind = Exclude<keyof typeof formats, 'files' | 'uploads' | 'nonces' | 'sessions' | 'previews' | 'teams'>;
