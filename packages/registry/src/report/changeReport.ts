import { author } from '@parlour/release-contract/policy';
import { source } from '@parlour/release-contract/provenance';
import * as v from 'valibot';
import { recordedCheck } from '../registry/recordedChecks';
import { reportedLoads } from './evidence/loads';

const texts = v.array(v.string());
const files = v.array(v.strictObject({ path: v.string(), size: v.number() }));

/** Somebody who did something, as far as it is proven; entries of the first versions have a name only. */
const deed = v.strictObject({
  by: v.string(),
  author: v.optional(author),
  isProven: v.boolean(),
  reason: v.string(),
  at: v.string(),
  /** The entry in which it was done. */
  entry: v.number(),
});

const classFinding = v.strictObject({ name: v.string(), because: texts });

const appChange = v.strictObject({
  app: v.string(),
  /** What these visitors had and what they get; null for nothing. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  audience: v.string(),
  /** The paths that were switched off or on, when that is all that was done. */
  switched: v.optional(texts),
  /** The release that these visitors get. */
  release: v.optional(
    v.strictObject({
      /** Whose key signed it, and the id of that key. */
      signer: v.string(),
      key: v.string(),
      provenance: v.strictObject({
        /** `claimed`: the builder says so, and nobody else. */
        state: v.picklist(['claimed', 'proven']),
        revision: v.string(),
        builtAt: v.string(),
        source: v.optional(source),
      }),
    }),
  ),
  files: v.optional(
    v.strictObject({
      /** `hash`: the evidence lacks the scripts of a release, so each script of another release counts as changed. */
      compared: v.picklist(['content', 'hash']),
      added: files,
      changed: files,
      removed: files,
      same: v.number(),
    }),
  ),
  /** The screens whose own code differs. */
  screens: v.optional(v.array(v.strictObject({ screen: v.string(), paths: texts }))),
  /** Whether code differs that every screen runs. */
  isShared: v.optional(v.boolean()),
  packages: v.optional(
    v.strictObject({
      /** `missing`: the evidence has no bill of materials of one of the releases. */
      state: v.picklist(['compared', 'missing']),
      added: texts,
      removed: texts,
      changed: texts,
    }),
  ),
  classes: v.array(classFinding),
});
export type AppChange = v.InferOutput<typeof appChange>;

const change = v.strictObject({
  entry: v.number(),
  at: v.string(),
  site: v.string(),
  /** `promote`, `stop`, `setPolicy` and so on. */
  kind: v.string(),
  /** Whether visitors got something else by it. */
  isLive: v.boolean(),
  difference: texts,
  asked: deed,
  /** The second person; undefined when none was needed. */
  approved: v.optional(deed),
  /** Of a request: what became of it by the end of the evidence. */
  request: v.optional(
    v.strictObject({
      outcome: v.picklist(['approved', 'declined', 'withdrawn', 'ended', 'expired', 'waiting']),
      until: v.string(),
      answer: v.optional(deed),
    }),
  ),
  /** Of a stage: the schedule that it belongs to. */
  stage: v.optional(v.strictObject({ entry: v.number(), stage: v.number(), stages: v.number() })),
  gate: v.strictObject({
    /** `unchecked`: the gate checks releases, and this change brings none. */
    state: v.picklist(['recorded', 'unrecorded', 'unchecked']),
    checks: v.array(recordedCheck),
  }),
  /** What it did against the rules that were in force, a sentence each. */
  breaches: texts,
  classes: v.array(classFinding),
  apps: v.array(appChange),
});
export type ReportedChange = v.InferOutput<typeof change>;

const liveTime = v.strictObject({
  site: v.string(),
  app: v.string(),
  version: v.string(),
  audience: v.string(),
  since: v.string(),
  sinceEntry: v.number(),
  /** Null while it went on at the end of the period. */
  until: v.nullable(v.string()),
  untilEntry: v.nullable(v.number()),
  /** Of it in the period. */
  hours: v.number(),
});

const stop = v.strictObject({
  entry: v.number(),
  at: v.string(),
  site: v.string(),
  kind: v.string(),
  by: v.string(),
  reason: v.string(),
  app: v.string(),
  /** What was taken from whom; undefined for what was switched off. */
  version: v.optional(v.string()),
  /** The paths that were switched off. */
  paths: v.optional(texts),
  audience: v.string(),
  /** How long it was live by then. */
  minutes: v.optional(v.number()),
});
export type Stop = v.InferOutput<typeof stop>;

/** The change report of a period, docs/auditing.md. */
export const changeReport = v.strictObject({
  format: v.literal(1),
  period: v.strictObject({ from: v.string(), to: v.string(), zone: v.string() }),
  /** The site that was asked for; undefined for all. */
  site: v.optional(v.string()),
  madeAt: v.string(),
  evidence: v.strictObject({
    name: v.string(),
    root: v.string(),
    /** `reader`: whoever made the report named the root key; otherwise only the evidence did. */
    rootFrom: v.picklist(['reader', 'evidence']),
    /** The last entry that was verified, and the SHA-256 of its bytes. */
    last: v.strictObject({ sequence: v.number(), hash: v.string(), at: v.string() }),
    /** Host of a running site that served the newest manifest of the evidence. */
    servedBy: v.optional(v.string()),
    /** SHA-256 of the file of own class rules. */
    classRules: v.optional(v.string()),
  }),
  summary: v.strictObject({
    entries: v.number(),
    liveChanges: v.number(),
    byClass: v.record(v.string(), v.number()),
    byAuthor: v.record(v.string(), v.number()),
    requests: v.record(v.string(), v.number()),
    stops: v.number(),
    /** Entries against the rules. */
    breaches: v.number(),
  }),
  /** What the report cannot know, a sentence each. */
  gaps: texts,
  changes: v.array(change),
  live: v.array(liveTime),
  /** Of the releases that were live; not signed. */
  loads: reportedLoads,
  stops: v.array(stop),
});
export interface ChangeReport extends v.InferOutput<typeof changeReport> {}
