import * as v from 'valibot';
import { EVERYONE, ring, semverText } from './manifest';

export const appName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'not the name of an app'));
const releaseName = v.strictObject({ name: appName, version: semverText });
export type ReleaseName = v.InferOutput<typeof releaseName>;

/** Whom a release is for: a share of all visitors in hundredths of a percent, or a ring and those before it. */
const audience = v.variant('kind', [
  v.strictObject({ kind: v.literal('share'), share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(EVERYONE)) }),
  v.strictObject({ kind: v.literal('ring'), ring }),
]);
export type Audience = v.InferOutput<typeof audience>;

/** A requested change of what is live; the command line, the console and the guardrail use the same format. */
export const change = v.variant('kind', [
  /** Makes releases live together, for everyone or as canaries. A share of everyone ends the canary. */
  v.strictObject({ kind: v.literal('promote'), releases: v.pipe(v.array(releaseName), v.minLength(1)), to: audience }),
  /** Ends a canary: everyone gets the stable release. */
  v.strictObject({ kind: v.literal('stop'), name: appName }),
  /** Returns an app to the release before the live one; a canary is ended first. */
  v.strictObject({ kind: v.literal('rollBack'), name: appName }),
  /** Restores the whole composition of an earlier manifest. */
  v.strictObject({ kind: v.literal('return'), sequence: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Switches a remote off, or some of its paths. */
  v.strictObject({ kind: v.literal('switchOff'), name: appName, paths: v.optional(v.array(v.string())) }),
  /** Switches a remote on again, with all of its paths. */
  v.strictObject({ kind: v.literal('switchOn'), name: appName }),
  /** Removes a remote from the site; `return` restores it. */
  v.strictObject({ kind: v.literal('remove'), name: appName }),
  /** Switches the service worker off for all phones, or on again. */
  v.strictObject({ kind: v.literal('switchWorker'), to: v.picklist(['off', 'on']) }),
]);
export type Change = v.InferOutput<typeof change>;

/** Who asked for a change, and why. */
export interface Author {
  readonly by: string;
  readonly reason: string;
}
