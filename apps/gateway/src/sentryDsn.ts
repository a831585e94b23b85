/** Where Sentry takes events: the public part of a DSN, `https://<key>@host/<project>`. */
export interface SentryDsn {
  readonly key: string;
  /** Address of the project's envelopes. */
  readonly envelopes: string;
}

/** Reads a DSN; undefined when it is none. */
export function readDsn(text: string): SentryDsn | undefined {
  const [, origin, key, host, path = '', project] = /^(https?:\/\/)(\w+)@([\w.-]+(?::\d+)?)(\/[\w/-]+)?\/(\d+)$/.exec(text) ?? [];
  if (origin === undefined || key === undefined) return undefined;
  return { key, envelopes: `${origin}${host}${path}/api/${project}/envelope/` };
}
