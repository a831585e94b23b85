import { createKey, sign } from '@parlour/release-contract/signature';
import { entriesAfter, historyKey } from '../registry/history';
import { createManifestSigner } from '../site/servedManifest';
import { classesOf, now, testEvidenceForEach, theDay, unsigned, withOtherFiles } from '../testing/testEvidence';
import { usualRules } from './changes/classRules';
import { createReport } from './createReport';
import { periodOf } from './evidence/period';
import { siteEvidence } from './evidence/sources';

const { evening, values, store, made, report, edit, rewrite, entryIn } = testEvidenceForEach();
const provenance = () => [...values().keys()].find((key) => key.startsWith('provenance/wallet/1.5.1/')) ?? '';
const script = () => [...values().keys()].find((key) => key.startsWith('assets/wallet/1.5.0/Withdrawal')) ?? '';

it.each<[what: string, plant: () => unknown, fault: string]>([
  [
    'a reason',
    () => edit(historyKey(4), (record) => ({ ...record, reason: 'all was well' })),
    'manifest 4 is not as this registry signed it',
  ],
  [
    'who approved',
    () => edit(historyKey(6), (record) => ({ ...record, author: { kind: 'person', name: 'ana' }, by: 'ana' })),
    'manifest 6 is not as this registry signed it',
  ],
  [
    'what the gate found',
    () => edit(historyKey(3), (record) => ({ ...record, checks: [] })),
    'manifest 3 is not as this registry signed it',
  ],
  [
    'an entry that a stranger signed',
    async () => {
      const eve = await createKey();
      await edit(historyKey(4), (record) => sign(unsigned(record), { ...eve, kid: evening().online.kid }));
    },
    'manifest 4 is not as this registry signed it',
  ],
  [
    'an entry that the online key signed anew',
    () => edit(historyKey(4), (record) => sign({ ...unsigned(record), reason: 'all was well' }, evening().online)),
    'manifest 5 does not follow from the one before it',
  ],
  [
    'who vouches for a release',
    () => edit(provenance(), (stored) => ({ ...stored, envelope: { ...Object(stored['envelope']), payload: 'e30=' } })),
    'wallet 1.5.1: its provenance is not signed by a gateway of this registry',
  ],
  ['who vouches for a release, left out', () => values().delete(provenance()), 'wallet 1.5.1 is not signed by its team'],
  ['an entry that is left out', () => values().delete(historyKey(4)), 'manifest 4 is missing'],
  [
    'two entries in each other’s place',
    () => {
      const [four, five] = [values().get(historyKey(4)), values().get(historyKey(5))];
      if (four && five) values().set(historyKey(4), five).set(historyKey(5), four);
    },
    'manifest 4 is not as this registry signed it',
  ],
  ['an entry that is cut off', () => values().set(historyKey(13), Buffer.from('{"sequence":13,')), 'manifest 13 is not as'],
  ['an entry too many', () => values().set(historyKey(14), Buffer.from('{"sequence":14}')), 'manifest 14 is not as'],
  [
    'the hash of a file in a descriptor',
    () => edit('published/wallet/1.5.0.json', (document) => ({ ...document, revision: 'another' })),
    'entry 3: wallet 1.5.0 is not signed by its team',
  ],
  [
    'another descriptor that the team signed',
    () => edit('published/wallet/1.5.0.json', (document) => sign({ ...unsigned(document), outage: 'another' }, evening().team)),
    'entry 3: wallet 1.5.0: something else is live than its team signed',
  ],
  [
    'a descriptor that is left out',
    () => values().delete('published/wallet/1.5.1.json'),
    'published/wallet/1.5.1.json is not there: the evidence was written for another period',
  ],
  [
    'a bill of materials',
    () => edit('bills/wallet/1.5.1.json', (bill) => ({ ...bill, components: [] })),
    'wallet 1.5.1: its bill of materials is not as it was published',
  ],
  ['a script', () => values().set(script(), Buffer.from('least=0')), 'Withdrawal'],
  [
    'other code that the online key put under a version that was live already',
    () => rewrite('canary', withOtherFiles),
    'entry 3: wallet 1.4.0: something else is live than its team signed',
  ],
])('finds a planted change, and makes no report: %s', async (_what, plant, fault) => {
  await plant();
  const reported = await made();
  expect('faults' in reported && reported.faults).toContainEqual(expect.stringContaining(fault));
});

it('refuses evidence of another registry, and evidence without root documents', async () => {
  await expect(made({ root: 'AAAAAAAAAAAA' })).rejects.toThrow(
    `begins with the root key ${evening().root.kid}, not with AAAAAAAAAAAA`,
  );
  values().delete('trust/00000001.json');
  await expect(made()).rejects.toThrow('the evidence has no root document, trust/00000001.json');
});

it('a stranger’s file beside the evidence is not read', async () => {
  const before = JSON.stringify(await report());
  values().set('published/evil/1.0.0.json', Buffer.from('{}')).set('history/.DS_Store', Buffer.from('x'));
  expect(JSON.stringify(await report())).toBe(before);
});

describe('an entry that whoever has the online key wrote against the rules', () => {
  const author = (name: string) => ({ kind: 'person', name });
  const everyone = { kind: 'promote', releases: [{ name: 'wallet', version: '1.5.0' }], to: { kind: 'share', share: 10_000 } };

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'without the second person',
      'canary',
      { change: everyone },
      'the rules of wallet demand a second person, and none approved it',
    ],
    ['approved by who asked', 'approved', { author: author('ana') }, 'ana made this request; another person has to approve it'],
    [
      'approved by nobody in particular',
      'approved',
      { author: { kind: 'token', name: 'console' } },
      'a person has to answer this',
    ],
    ['approved too late', 'approved', { at: '2026-11-25T19:31:00.000Z' }, 'request 5 expired 2026-11-25T19:25:00.000Z'],
    ['by a stranger', 'off', { author: author('eve') }, 'eve lacks the right "switchOff" for wallet'],
    ['by the guardrail', 'off', { author: { kind: 'guardrail', name: 'guardrail' } }, 'the guardrail only stops canaries'],
  ])('%s', async (_what, name, change, breach) => {
    const wide = periodOf({ from: '2026-11-24', to: '2026-11-25', zone: 'UTC' });
    await rewrite(name, (record) => ({ ...record, ...change }));
    const wideReport = await report({ period: wide });
    expect(entryIn(wideReport, name).breaches).toContainEqual(expect.stringContaining(breach));
    expect(wideReport.summary.breaches).toBe(1);
  });

  it('there is none in an honest evening', async () => {
    expect((await report()).changes.flatMap(({ breaches }) => breaches)).toEqual([]);
  });
});

describe('beside a running site', () => {
  const servedWith = async (sequence: number) => {
    const manifest = (await evening().registry.record(sequence))?.manifest;
    const signer = createManifestSigner(evening().online, () => now.getTime());
    const served = { host: 'play.example', manifest: async () => manifest && (await signer(manifest)).manifest };
    return made({ served });
  };

  it('says that it serves the newest manifest of the evidence', async () => {
    const newest = evening().entries['back'] ?? 0;
    await expect(servedWith(newest)).resolves.toMatchObject({ report: { evidence: { servedBy: 'play.example' } } });
  });

  it('evidence whose end is cut off is found', async () => {
    for (const sequence of [11, 12, 13]) values().delete(historyKey(sequence));
    const reported = await servedWith(evening().entries['back'] ?? 0);
    expect('faults' in reported && reported.faults).toEqual([
      'the site serves manifest 12, but the newest in its history is 9: it hides entries; or the evidence is older: then ask for a newer one',
    ]);
  });

  it('what it gives out makes the same report, without bills of materials', async () => {
    const entries = (after: number) => entriesAfter(store(), after);
    const site = { host: 'play.example', read: (key: string) => store().read(key), entries, manifest: async () => undefined };
    const given = await createReport(siteEvidence('the site', site), { period: theDay, rules: usualRules, now });
    if ('faults' in given) throw new Error(given.faults.join());
    expect(entryIn(given.report, 'stage').apps[0]?.packages?.state).toBe('missing');
    expect(given.report.changes.map(classesOf)).toEqual((await report()).changes.map(classesOf));
  });
});
