import {
  type AppState,
  checkNames,
  type ConsoleSession,
  type ErrorReport,
  type Health,
  type HistoryEntry,
  type LoginWays,
  type PendingRequest,
  type Proposal,
  type ReleasePreview,
  type ScheduleState,
  type StageState,
  type SiteState,
  type State,
  type OutcomeReport,
  type TimingReport,
} from '@parlour/release-contract/api';
import { audience, change, recordedChange } from '@parlour/release-contract/change';
import { type Manifest, parseManifest, ring } from '@parlour/release-contract/manifest';
import { author, siteRules } from '@parlour/release-contract/policy';
import { jobSource } from '@parlour/release-contract/jobSource';
import { source } from '@parlour/release-contract/provenance';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.minValue(0));
const counts = v.array(count);
/** JSON has null for a step without a value. */
const gap = v.pipe(
  v.nullish(count),
  v.transform((value) => value ?? undefined),
);

/** A manifest with or without its signature. */
const manifest = v.pipe(
  v.looseObject({}),
  v.transform(({ signature: _signature, validUntil: _validUntil, ...rest }): Manifest => parseManifest(rest)),
);

const entryFields = {
  sequence: count,
  composition: v.string(),
  change: recordedChange,
  by: v.string(),
  /** Entries of earlier versions do not say how their author was proven. */
  author: v.exactOptional(author),
  reason: v.string(),
  at: v.string(),
  difference: v.array(v.string()),
};
const entry: v.GenericSchema<unknown, HistoryEntry> = v.object(entryFields);

export const sitesAnswer: v.GenericSchema<unknown, SiteState[]> = v.array(
  v.object({
    ...siteRules.entries,
    name: v.string(),
    isThis: v.boolean(),
    manifest: count,
    composition: v.string(),
  }),
);

const app: v.GenericSchema<unknown, AppState> = v.object({
  name: v.string(),
  kind: v.picklist(['shell', 'remote']),
  live: v.string(),
  canary: v.exactOptional(v.object({ version: v.string(), share: count, rings: v.array(ring), since: v.string() })),
  off: v.exactOptional(v.union([v.literal('all'), v.array(v.string())])),
  releases: v.array(
    v.object({
      version: v.string(),
      builtAt: v.string(),
      revision: v.string(),
      source: v.exactOptional(source),
      proven: v.exactOptional(jobSource),
      key: v.string(),
      files: count,
      brotli: count,
    }),
  ),
});

const request: v.GenericSchema<unknown, PendingRequest> = v.object({
  sequence: count,
  change,
  by: v.string(),
  author: v.exactOptional(author),
  reason: v.string(),
  at: v.string(),
  until: v.string(),
  difference: v.array(v.string()),
});

const stage: v.GenericSchema<unknown, StageState> = v.object({
  to: audience,
  done: v.exactOptional(v.object({ at: v.string(), sequence: count })),
  due: v.exactOptional(v.string()),
  about: v.exactOptional(v.string()),
});

const schedule: v.GenericSchema<unknown, ScheduleState> = v.object({
  sequence: count,
  releases: v.array(v.object({ name: v.string(), version: v.string() })),
  stages: v.array(stage),
  waitsFor: v.picklist(['time', 'loads', 'freeze']),
  until: v.exactOptional(v.string()),
  loads: v.exactOptional(v.object({ seen: count, needed: count })),
  by: v.string(),
  reason: v.string(),
  at: v.string(),
});

export const stateAnswer: v.GenericSchema<unknown, State> = v.object({
  manifest,
  apps: v.array(app),
  history: v.array(entry),
  requests: v.array(request),
  schedules: v.exactOptional(v.array(schedule)),
  freezes: v.exactOptional(v.array(v.object({ from: v.string(), until: v.string(), reason: v.string() }))),
});

export const previewsAnswer: v.GenericSchema<unknown, ReleasePreview[]> = v.array(
  v.object({
    id: v.string(),
    releases: v.array(v.object({ name: v.string(), version: v.string() })),
    title: v.string(),
    source: v.exactOptional(v.string()),
    by: v.string(),
    at: v.string(),
    validUntil: v.string(),
    path: v.string(),
  }),
);

export const appsAnswer: v.GenericSchema<unknown, AppState[]> = v.array(app);

export const historyAnswer: v.GenericSchema<unknown, HistoryEntry[]> = v.array(entry);

export type ManifestEntry = HistoryEntry & { readonly manifest: Manifest };
export const entryAnswer: v.GenericSchema<unknown, ManifestEntry> = v.object({ ...entryFields, manifest });

export const proposalAnswer: v.GenericSchema<unknown, Proposal> = v.object({
  isAllowed: v.boolean(),
  expected: count,
  checks: v.array(v.object({ name: v.picklist(checkNames), isMet: v.boolean(), found: v.array(v.string()) })),
  difference: v.array(v.string()),
  next: v.exactOptional(manifest),
  needsApprovalFor: v.exactOptional(v.array(v.string())),
  stages: v.exactOptional(v.array(stage)),
});

const tally = v.object({ loads: count, failures: count });

export const healthAnswer: v.GenericSchema<unknown, Health> = v.object({
  from: v.string(),
  stepMs: v.literal(60_000),
  visitorsNow: count,
  visitors: counts,
  lcp: v.array(gap),
  versions: v.array(v.object({ name: v.string(), version: v.string(), loads: counts, failures: counts, load: v.array(gap) })),
  verdicts: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      verdict: v.picklist(['gathering', 'healthy', 'worse']),
      canary: tally,
      stable: tally,
      actions: v.exactOptional(
        v.array(
          v.object({
            screen: v.string(),
            of: v.string(),
            stream: v.picklist(['dead', 'held', 'failed', 'refused', 'abandoned']),
            canary: tally,
            stable: tally,
            isBeyondChance: v.boolean(),
            hoursToStop: v.exactOptional(v.object({ all: v.number(), few: v.number() })),
          }),
        ),
      ),
    }),
  ),
  manifestsRefused: count,
});

const names = v.record(v.string(), count);

export const outcomesAnswer: v.GenericSchema<unknown, OutcomeReport> = v.object({
  from: v.string(),
  hours: count,
  apps: v.array(v.string()),
  actions: v.array(v.object({ name: v.string(), version: v.string(), screen: v.string(), of: v.string(), counts: names })),
});

const frame = v.object({
  file: v.string(),
  line: count,
  column: count,
  place: v.exactOptional(
    v.object({
      source: v.string(),
      line: count,
      column: count,
      name: v.exactOptional(v.string()),
      code: v.array(v.string()),
      firstLine: count,
    }),
  ),
});

export const errorsAnswer: v.GenericSchema<unknown, ErrorReport> = v.object({
  from: v.string(),
  hours: count,
  // A gateway of an earlier version leaves these out.
  apps: v.optional(v.array(v.string()), []),
  releases: v.optional(v.array(v.string()), []),
  screens: v.optional(v.array(v.string()), []),
  total: count,
  groups: v.array(
    v.object({
      id: v.string(),
      app: v.string(),
      kind: v.picklist(['error', 'rejection', 'screen', 'chunk', 'start', 'worker']),
      name: v.string(),
      message: v.string(),
      firstAt: v.string(),
      lastAt: v.string(),
      count,
      pages: count,
      releases: v.array(v.object({ version: v.string(), count, pages: count, loads: count })),
      screens: names,
      browsers: names,
      compositions: names,
      trend: counts,
      isNew: v.boolean(),
      frames: v.array(frame),
    }),
  ),
});

const percentiles = v.object({ count, p75: v.exactOptional(v.number()), p98: v.exactOptional(v.number()) });

export const timingsAnswer: v.GenericSchema<unknown, TimingReport> = v.object({
  from: v.string(),
  hours: count,
  apps: v.array(v.string()),
  screens: v.array(v.string()),
  releases: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      mounted: percentiles,
      fetched: percentiles,
      cached: percentiles,
      lcp: percentiles,
      inp: percentiles,
      cls: percentiles,
    }),
  ),
});

export const sessionAnswer = v.object({ name: v.string() });

export const sessionsAnswer: v.GenericSchema<unknown, ConsoleSession[]> = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    browser: v.string(),
    since: v.string(),
    until: v.string(),
    isThis: v.boolean(),
  }),
);

export const loginAnswer: v.GenericSchema<unknown, LoginWays> = v.object({
  provider: v.exactOptional(v.string()),
  name: v.exactOptional(v.string()),
});

export const replayAnswer = v.object({ path: v.pipe(v.string(), v.regex(/^\/\?composition=[\w-]+$/)) });

export const openIdAnswer = v.object({ location: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) });

/** The response of a refused call. */
export const refusalAnswer = v.object({ message: v.string() });
