import { localizedText, navEntry, otherOrigin, reads, routeConfig, topics } from '@parlour/platform/remoteConfig';
import * as v from 'valibot';
import { formats } from '../formats';
import { brandLook } from './brandLook';
import { siteName } from '../siteName';

/** All visitors, in hundredths of a percent. */
export const EVERYONE = 10_000;

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'not a sha384 integrity'));
/** Without empty parts, `.` and `..`, which no store has. */
const fileName = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)(?!(?:.*\/)?\.(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/, 'not a path of a file of the release'),
);

/** A file of a release, relative to its base, with the hash of its bytes. */
export const hashedFile = v.strictObject({ path: fileName, integrity });
export type HashedFile = v.InferOutput<typeof hashedFile>;

export const semverText = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'not a version'));

/** A release of a remote as players' pages see it: where its entry is, what each screen needs, and which paths it owns. */
export const liveRelease = v.strictObject({
  version: semverText,
  /** Range of the platform that it needs. */
  platformVersion: v.string(),
  container: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)),
  entry: hashedFile,
  modules: v.record(v.string(), v.array(hashedFile)),
  /** Only when the entry is an ES module: the scripts that it may import beside those of its screens. */
  imports: v.optional(v.array(hashedFile)),
  outage: localizedText,
  routes: v.array(routeConfig),
  nav: v.optional(v.array(navEntry)),
  origin: v.optional(otherOrigin),
  topics: v.optional(topics),
  reads: v.optional(reads),
  /** Only of a brand, which has no screens. */
  brand: v.optional(brandLook),
});
export type LiveRelease = v.InferOutput<typeof liveRelease>;

/** Groups of visitors that get a canary first: the operator's staff, then agents. */
export const ring = v.picklist(['staff', 'agents']);
export type Ring = v.InferOutput<typeof ring>;

/** How many of 10,000 visitors. */
export const shareOfVisitors = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(EVERYONE));

/** The part of a fallback release that a page needs: its files, for the routes of the release that failed. */
const fallbackRelease = v.pick(liveRelease, ['version', 'container', 'entry', 'modules', 'imports']);
export type FallbackRelease = v.InferOutput<typeof fallbackRelease>;

/** A remote: the stable release, its canary, and what ops have switched off. */
const liveRemote = v.strictObject({
  ...liveRelease.entries,
  /** The last release that is known to be good, for pages that cannot load or run the live one. */
  fallback: v.optional(fallbackRelease),
  /**
   * Determines which visitors come first. It stays the same until a canary reaches everyone, so that a corrected canary gets the
   * same visitors.
   */
  salt: v.string(),
  canary: v.optional(
    v.strictObject({
      ...liveRelease.entries,
      /** How many of 10,000 visitors get it. */
      share: shareOfVisitors,
      /** Groups that get it regardless of the share. */
      rings: v.array(ring),
    }),
  ),
  /** Switched off: the whole remote, or some of its paths. */
  off: v.optional(v.union([v.literal('all'), v.array(v.string())])),
});
export type LiveRemote = v.InferOutput<typeof liveRemote>;

/** What is live: one shell and the remotes, as one immutable composition. */
export const manifest = v.strictObject({
  format: v.literal(formats.manifest.writes),
  /** Counts up by one with each write; a page never goes back to a smaller one of the same key. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Short hash of what is live together, for people and reports. */
  composition: v.string(),
  publishedAt: v.string(),
  /** The site that it is for; left out for the default one. A page of one site accepts no manifest of another. */
  site: v.optional(siteName),
  shell: v.strictObject({
    version: semverText,
    /** Phones unregister the service worker and register no other. */
    worker: v.optional(v.literal('off')),
  }),
  remotes: v.record(v.string(), liveRemote),
});
/** An interface, because TypeScript would expand an inferred type of this depth at each use. */
export interface Manifest extends v.InferOutput<typeof manifest> {}

/** Parses an untrusted manifest; throws a ValiError that names the invalid field. */
export function parseManifest(input: unknown): Manifest {
  return v.parse(manifest, input);
}

/** The manifest as it is served: signed by the registry's key, and valid until a time (ISO 8601). */
export type ServedManifest = Signed<Manifest & { readonly validUntil: string }>;

/** A document with a signature over the rest of it; see signature.ts. */
export type Signed<Body extends object> = Body & { readonly signature: Signature };
export interface Signature {
  /** Id of the key that made it. */
  readonly key: string;
  /** ES256 over the JSON text of the document without this field, base64url. */
  readonly value: string;
}
