import * as v from 'valibot';
import type { Signed } from './manifest';

/** What a replay link contains: opens the site as it was live at a manifest; signed by the registry, in the address as base64url JSON. */
export const replay = v.object({
  /** Sequence of the manifest. */
  replay: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The remotes whose canary is shown; the others show their stable release. */
  canaries: v.array(v.pipe(v.string(), v.maxLength(80))),
  /** Who it was made for, shown in the banner. */
  by: v.string(),
  /** ISO 8601. */
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
});
export type Replay = v.InferOutput<typeof replay>;
export type SignedReplay = Signed<Replay>;
