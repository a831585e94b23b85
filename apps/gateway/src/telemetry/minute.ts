import * as v from 'valibot';
import { histogram } from '@parlour/registry/canary/histogram';
import { judged } from '@parlour/registry/canary/networks';

export const MINUTE_MS = 60_000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const releaseCounts = v.object({
  loads: whole,
  failures: whole,
  /** Failures, each page counted once while one manifest is live: one broken phone is not a broken release. */
  failedPages: whole,
  /** Of these what is decided by; undefined from gateways of an earlier version. */
  judged: v.optional(judged),
  /** Time to mount a screen. */
  ms: histogram,
  /**
   * The same by screen and by a quarter of all networks, `./Deposit#2`, of each page only the first while one manifest is live: from the
   * network, and from a cache. A gateway of an earlier version tells no quarter.
   */
  fetched: v.optional(v.record(v.string(), histogram), {}),
  cached: v.optional(v.record(v.string(), histogram), {}),
});
export type ReleaseCounts = v.InferOutput<typeof releaseCounts>;

/** Telemetry that one gateway received in one minute while one manifest was live. */
export const minute = v.object({
  /** Minutes since 1970. */
  minute: whole,
  /** The manifest that was live. */
  sequence: whole,
  /** Pages that sent a beacon, see distinct.ts. */
  pages: v.array(whole),
  lcp: histogram,
  refused: whole,
  /** By `name@version`; one that is only present in a page is included too, with zeros. */
  releases: v.record(v.string(), releaseCounts),
});
export type Minute = v.InferOutput<typeof minute>;
