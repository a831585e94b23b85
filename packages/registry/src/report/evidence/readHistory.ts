import type { Manifest } from '@parlour/release-contract/manifest';
import { nameOf, releasesIn } from '@parlour/release-contract/names';
import type { Policy } from '@parlour/release-contract/policy';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import { type HistoryRecord, siteOf, type StoredEntry } from '../../registry/history';
import { RegistryRefusal } from '../../registry/refusals';
import { readInitialPolicy } from '../../trust/policies';
import { readTrust, type Trust } from '../../trust/trust';
import { demandRoot, type NamedRoot, storeOf } from '../../trust/verifySite';
import { type Verified, verifiedNothing, type VerifiedEntry, verifyEntries } from '../../trust/verifyHistory';
import { type Answers, createAnswers } from './requestAnswers';
import { createLiveTimes, type LiveTime } from './liveTimes';
import type { ReportedLoads } from './loads';
import { isIn, type Period } from './period';

/** Where the signed documents of a registry are read; none of it is trusted. */
export interface EvidenceSource {
  /** For people: `the folder evidence`. */
  readonly name: string;
  /** A document or file by its key in the store: `trust/…`, `published/…`, `bills/…`, `assets/…`. */
  read(key: string): Promise<Buffer | undefined>;
  /** Every entry of the history, in order. */
  entries(): AsyncIterable<StoredEntry>;
  /** What pages reported, which nobody signed; none where it is not known. */
  loads(period: Period, sites: readonly string[]): Promise<ReportedLoads>;
}

/** An entry of the period, with what was live before and after it on its site. */
export interface PeriodEntry {
  readonly record: HistoryRecord;
  readonly site: string;
  readonly before: Manifest | undefined;
  readonly after: Manifest | undefined;
  readonly policies: { readonly before: Policy; readonly after: Policy };
}

/** When a release first went live, and who could publish then. */
export interface FirstLive {
  readonly sequence: number;
  readonly policy: Policy;
}

export interface ReadHistory {
  /** What is wrong with the history, a sentence each; then nothing else here may be relied on. */
  readonly faults: readonly string[];
  /** Id of the first root key. */
  readonly root: string;
  readonly trust: Trust;
  /** The state after the last entry, and when that was made. */
  readonly last: Verified;
  readonly lastAt: string;
  readonly entries: readonly PeriodEntry[];
  /** From the beginning of the history to the end of the period. */
  readonly live: readonly LiveTime[];
  readonly answers: Answers;
  /** By `name@version`. */
  readonly firstLive: ReadonlyMap<string, FirstLive>;
}

/**
 * Reads and verifies a whole history with public keys alone, and collects what a period has of it. Throws a RegistryRefusal for
 * evidence of another registry, or without a chain of root documents.
 */
export async function readHistory(
  source: EvidenceSource,
  period: Period,
  { root, site }: { readonly root?: NamedRoot | undefined; readonly site?: string | undefined },
): Promise<ReadHistory> {
  const store = storeOf(source);
  const trust = await readTrust(store).catch((error: Error) => {
    throw error instanceof RegistryRefusal ? error : new RegistryRefusal(error.message);
  });
  const [first] = trust?.rootKeys(1) ?? [];
  if (trust === undefined || first === undefined)
    throw new RegistryRefusal(`${source.name} has no root document, trust/00000001.json; without it nothing can be verified`);
  if (root !== undefined) demandRoot(first, root);

  const live = createLiveTimes(period);
  const answers = createAnswers();
  const entries: PeriodEntry[] = [];
  const firstLive = new Map<string, FirstLive>();
  let at = '';
  const note = ({ record, before, after }: VerifiedEntry) => {
    ({ at } = record);
    live.add(record, siteNames(after.policy));
    answers.add(record);
    for (const named of record.manifest === undefined ? [] : releasesIn(record.manifest)) {
      const name = nameOf(named);
      if (!firstLive.has(name)) firstLive.set(name, { sequence: record.sequence, policy: before.policy });
    }
    const own = siteOf(record);
    if (!isIn(period, record.at) || (site !== undefined && own !== site)) return;
    const manifests = { before: before.manifests.get(own), after: after.manifests.get(own) };
    entries.push({ record, site: own, ...manifests, policies: { before: before.policy, after: after.policy } });
  };
  const { faults, last } = await verifyEntries(
    source.entries(),
    verifiedNothing(await readInitialPolicy(store, trust)),
    trust,
    note,
  );
  return {
    faults,
    root: first.kid,
    trust,
    last,
    lastAt: at,
    entries,
    live: live.all().filter((time) => site === undefined || time.site === site),
    answers,
    firstLive,
  };
}
