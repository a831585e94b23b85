import type { AppState, Health, HistoryEntry, Proposal, State } from '@parlour/release-contract/api';
import { change } from '@parlour/release-contract/change';
import { type Manifest, parseManifest, ring } from '@parlour/release-contract/manifest';
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
  change,
  by: v.string(),
  reason: v.string(),
  at: v.string(),
  difference: v.array(v.string()),
};
const entry: v.GenericSchema<unknown, HistoryEntry> = v.object(entryFields);

const app: v.GenericSchema<unknown, AppState> = v.pipe(
  v.object({
    name: v.string(),
    kind: v.picklist(['shell', 'remote']),
    live: v.string(),
    canary: v.optional(v.object({ version: v.string(), share: count, rings: v.array(ring), since: v.string() })),
    off: v.optional(v.union([v.literal('all'), v.array(v.string())])),
    releases: v.array(
      v.object({
        version: v.string(),
        builtAt: v.string(),
        revision: v.string(),
        key: v.string(),
        files: count,
        brotli: count,
      }),
    ),
  }),
  v.transform(({ canary, off, ...rest }) => ({ ...rest, ...(canary && { canary }), ...(off && { off }) })),
);

export const stateAnswer: v.GenericSchema<unknown, State> = v.object({
  manifest,
  apps: v.array(app),
  history: v.array(entry),
});

export const historyAnswer: v.GenericSchema<unknown, HistoryEntry[]> = v.array(entry);

export type ManifestEntry = HistoryEntry & { readonly manifest: Manifest };
export const entryAnswer: v.GenericSchema<unknown, ManifestEntry> = v.object({ ...entryFields, manifest });

const checkNames = ['platformVersion', 'singletons', 'paths', 'modules', 'files', 'signature', 'size', 'state'] as const;

export const proposalAnswer: v.GenericSchema<unknown, Proposal> = v.pipe(
  v.object({
    isAllowed: v.boolean(),
    expected: count,
    checks: v.array(v.object({ name: v.picklist(checkNames), isMet: v.boolean(), found: v.array(v.string()) })),
    difference: v.array(v.string()),
    next: v.optional(manifest),
  }),
  v.transform(({ next, ...rest }) => ({ ...rest, ...(next && { next }) })),
);

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
    }),
  ),
  manifestsRefused: count,
});

/** The response of a refused call. */
export const refusalAnswer = v.object({ message: v.string() });
