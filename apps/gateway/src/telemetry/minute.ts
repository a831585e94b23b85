import * as v from 'valibot';
import { type Action, type Stream, streamNames } from '@parlour/registry/canary/actionStreams';
import { histogram } from '@parlour/registry/canary/histogram';
import { judged } from '@parlour/registry/canary/networks';

export const MINUTE_MS = 60_000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const releaseCounts = v.object({
  loads: whole,
  failures: whole,
  /** Number of failures, each page counted once per manifest: one broken phone is not a broken release. */
  failedPages: whole,
  /** The attempts that decisions use; undefined from gateways of an earlier version. */
  judged: v.optional(judged),
  /** Time to mount a screen, in ms. */
  ms: histogram,
  /**
   * The same by screen and part of the networks, such as `./Deposit#2`: for loads from the network and loads from a cache, each
   * only the first of a page per manifest. A gateway of an earlier version names no part.
   */
  fetched: v.optional(v.record(v.string(), histogram), {}),
  cached: v.optional(v.record(v.string(), histogram), {}),
  /** The tries of actions that decisions use, by action and stream; see `streamKey`. */
  actions: v.optional(v.record(v.string(), judged)),
});
export type ReleaseCounts = v.InferOutput<typeof releaseCounts>;

/** Names a stream of an action: `Deposit/submitDeposit dead`. */
export function streamKey({ screen, of }: Action, stream: Stream): string {
  return `${screen}/${of} ${stream}`;
}

/** The action and the stream that a key names. */
export function streamOfKey(key: string): (Action & { readonly stream: Stream }) | undefined {
  const [, screen = '', of = '', name] = /^(.*)\/(\w+) (\w+)$/.exec(key) ?? [];
  const stream = streamNames.find((one) => one === name);
  return stream && { screen, of, stream };
}

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
  /** By `name@version`; a release that is only present in a page is included with zeros. */
  releases: v.record(v.string(), releaseCounts),
});
export type Minute = v.InferOutput<typeof minute>;
