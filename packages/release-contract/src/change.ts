import * as v from 'valibot';
import { appName } from './appName';
import { EVERYONE, ring, semverText } from './manifest/manifest';
import { siteName } from './siteName';

const releaseName = v.strictObject({ name: appName, version: semverText });
export type ReleaseName = v.InferOutput<typeof releaseName>;

/** The audience of a release: a share of all visitors in hundredths of a percent, or a ring and the rings before it. */
export const audience = v.variant('kind', [
  v.strictObject({ kind: v.literal('share'), share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(EVERYONE)) }),
  v.strictObject({ kind: v.literal('ring'), ring }),
]);
export type Audience = v.InferOutput<typeof audience>;

const sequence = v.pipe(v.number(), v.integer(), v.minValue(1));
const releases = v.pipe(v.array(releaseName), v.minLength(1));

const AFTER = 'a stage comes 1 minute to 30 days after the one before';

/**
 * A stage of a schedule: whom releases reach, and when: at a time (ISO 8601, UTC), or some minutes after the stage before it was
 * carried out. The first stage may have neither, and is carried out at once.
 */
const stage = v.pipe(
  v.strictObject({
    to: audience,
    at: v.optional(v.pipe(v.string(), v.isoTimestamp('is not a time like 2026-12-08T04:00:00Z'))),
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, AFTER), v.maxValue(30 * 24 * 60, AFTER))),
  }),
  v.check(({ at, after }) => at === undefined || after === undefined, 'a stage has a time, or one after the stage before it'),
);
export type Stage = v.InferOutput<typeof stage>;

/**
 * How many loads a stage shows usually: a release without a failure in so many fails in less than 1 % of them, at 97.5 % certainty, and
 * the guardrail calls it healthy.
 */
export const USUAL_LOADS = 400;

/** Makes releases live stage by stage; gateways carry the later ones out. */
const schedule = v.strictObject({
  kind: v.literal('schedule'),
  releases,
  stages: v.pipe(v.array(stage), v.minLength(1), v.maxLength(12, 'there are 12 stages at most')),
  /** How many loads of each release have to be seen in a stage before the next one. */
  loads: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** As of a promotion. */
  from: v.optional(siteName),
  override: v.optional(v.literal('requires')),
});
export type Schedule = v.InferOutput<typeof schedule>;

const changes = [
  /** Makes releases live together, for everyone or as canaries. A share of everyone ends the canary. */
  v.strictObject({
    kind: v.literal('promote'),
    releases,
    to: audience,
    /** Another site that has these releases for everyone; the change is refused when it has others by then. */
    from: v.optional(siteName),
    /** Asks a second person to let a release go live before it was live for long enough on the site that the rules name. */
    override: v.optional(v.literal('requires')),
  }),
  schedule,
  /** Ends the schedule of an app; what is live stays. */
  v.strictObject({ kind: v.literal('cancel'), name: appName }),
  /** Ends a canary: everyone gets the stable release. */
  v.strictObject({ kind: v.literal('stop'), name: appName }),
  /** Returns an app to the release before the live one; a canary is ended first. */
  v.strictObject({ kind: v.literal('rollBack'), name: appName }),
  /** Restores the whole composition of an earlier manifest. */
  v.strictObject({ kind: v.literal('return'), sequence }),
  /** Switches a remote off, or some of its paths. */
  v.strictObject({ kind: v.literal('switchOff'), name: appName, paths: v.optional(v.array(v.string())) }),
  /** Switches a remote on again, with all of its paths. */
  v.strictObject({ kind: v.literal('switchOn'), name: appName }),
  /** Removes a remote from the site; `return` restores it. */
  v.strictObject({ kind: v.literal('remove'), name: appName }),
  /** Switches the service worker off for all phones, or on again. */
  v.strictObject({ kind: v.literal('switchWorker'), to: v.picklist(['off', 'on']) }),
] as const;

/** A change of what is live; the command line, the console and the guardrail use the same format. */
export const change = v.variant('kind', changes);
export type Change = v.InferOutput<typeof change>;

const governance = [
  /** Replaces the policy; the document is a signed `policy`, stored exactly as it was signed. */
  v.strictObject({
    kind: v.literal('setPolicy'),
    policy: v.looseObject({ signature: v.strictObject({ key: v.string(), value: v.string() }) }),
  }),
  /** Ends a promotion that waits for a second person. */
  v.strictObject({ kind: v.literal('decline'), request: sequence }),
] as const;

/** The changes that may be requested: of what is live, of the policy, or the answer to another person's request. */
export const requestedChange = v.variant('kind', [
  ...changes,
  ...governance,
  /** Approves a promotion that waits for a second person. */
  v.strictObject({ kind: v.literal('approve'), request: sequence }),
]);
export type RequestedChange = v.InferOutput<typeof requestedChange>;

/** What an entry of the history did: a change, or the request for one that needs a second person. */
export const recordedChange = v.variant('kind', [
  ...changes,
  ...governance,
  /** With the schedule that was approved, which begins with this entry. */
  v.strictObject({ kind: v.literal('approve'), request: sequence, schedule: v.optional(schedule) }),
  /** A stage of the schedule of an earlier entry, counted from 0, which a gateway carried out. */
  v.strictObject({
    kind: v.literal('stage'),
    schedule: sequence,
    stage: v.pipe(v.number(), v.integer(), v.minValue(0)),
    releases,
    to: audience,
  }),
  v.strictObject({
    kind: v.literal('request'),
    change,
    /** ISO 8601; the request expires if nobody approves it by then. */
    until: v.string(),
    /** The published releases of its apps at that time; a newer one cancels the request. */
    published: v.record(v.string(), v.array(v.string())),
  }),
  /** Says on the site that releases were taken from that another site has them, since that entry; changes nothing live. */
  v.strictObject({ kind: v.literal('promotedTo'), site: siteName, entry: sequence }),
]);
export type RecordedChange = v.InferOutput<typeof recordedChange>;

/** The schedule that begins with an entry; undefined for other entries. */
export function scheduleIn(recorded: RecordedChange): Schedule | undefined {
  if (recorded.kind === 'schedule') return recorded;
  return recorded.kind === 'approve' ? recorded.schedule : undefined;
}

/** Whether the first stage of a schedule is carried out with the entry that it begins with. */
export function isImmediate({ stages: [first] }: Schedule): boolean {
  return first?.at === undefined;
}
