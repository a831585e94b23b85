import { routeCard } from '@parlour/platform/card';
import * as v from 'valibot';

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'not a sha384 integrity'));
const fileName = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w.-][\w./-]*$/, 'not a file of the release'));

/** A file of a release, relative to its base, with the hash of its bytes. */
export const hashedFile = v.strictObject({ path: fileName, integrity });
export type HashedFile = v.InferOutput<typeof hashedFile>;

export const semverText = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'not a version'));

/** A remote as the manifest shows it to players: where its entry is, what each screen needs, and which paths it owns. */
export const liveRemote = v.strictObject({
  version: semverText,
  /** Range of the platform contract that it needs. */
  contract: v.string(),
  container: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)),
  entry: hashedFile,
  modules: v.record(v.string(), v.array(hashedFile)),
  outage: v.string(),
  routes: v.array(routeCard),
});
export type LiveRemote = v.InferOutput<typeof liveRemote>;

/** What is live: one shell and the remotes, as one immutable composition. */
export const manifest = v.strictObject({
  format: v.literal(1),
  /** Counts up by one with each write; a page never goes back to a smaller one. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Short hash of the versions that are live together, for people and reports. */
  composition: v.string(),
  publishedAt: v.string(),
  /** Why it was written, in the words of whoever wrote it. */
  reason: v.string(),
  shell: v.strictObject({ version: semverText }),
  remotes: v.record(v.string(), liveRemote),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** Reads a manifest from outside; throws a ValiError that names the field at fault. */
export function parseManifest(input: unknown): Manifest {
  return v.parse(manifest, input);
}
