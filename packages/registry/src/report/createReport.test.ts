import { createKey, sign } from '@parlour/release-contract/signature';
import { entriesAfter, hashOf, historyKey } from '../registry/history';
import { createManifestSigner } from '../site/servedManifest';
import type { Store } from '../storage/store';
import { type TestEvening, writeEvening } from '../testing/testEvening';
import { memoryStore } from '../testing/testStore';
import * as v from 'valibot';
import { type AppChange, changeReport, type ChangeReport } from './changeReport';
import { usualRules } from './classRules';
import { createReport } from './createReport';
import { periodOf } from './period';
import { givenEvidence, siteEvidence, storedEvidence } from './sources';
import { writeEvidence } from './writeEvidence';

const period = periodOf({ from: '2026-11-24', to: '2026-11-24', zone: 'UTC' });
const now = new Date('2026-11-26T00:00:00Z');

let evening: TestEvening;
let written: ReadonlyMap<string, Buffer>;
let values: Map<string, Buffer>;
let evidence: Store;

beforeAll(async () => {
  const [store, files] = [memoryStore(), new Map<string, Buffer>()];
  evening = await writeEvening(store);
  for (const [hour, gateway, loads] of [
    ['23', 'a', 1],
    ['24', 'a', 10],
    ['24', 'b', 5],
  ] as const) {
    const releases = { 'wallet@1.5.0': { loads, failedPages: 0 }, 'wallet@9.9.9': { loads, failedPages: 0 } };
    await store.write(`telemetry/2026-11-${hour}T19/${gateway}.json`, Buffer.from(JSON.stringify({ minutes: [{ releases }] })));
  }
  await writeEvidence(storedEvidence('the store', store), store, memoryStore(files), period);
  written = files;
});
beforeEach(() => {
  values = new Map(written);
  evidence = memoryStore(values);
});

const made = (root: string = evening.root.kid) =>
  createReport(givenEvidence('the evidence', evidence), { period, rules: usualRules, root, now });
const reportOf = async (): Promise<ChangeReport> => {
  const reported = await made();
  if ('faults' in reported) throw new Error(reported.faults.join('\n'));
  return reported.report;
};
const entryOf = (report: ChangeReport, name: string) => {
  const found = report.changes.find(({ entry }) => entry === evening.entries[name]);
  if (found === undefined) throw new Error(`no entry ${name}`);
  return found;
};
const classesOf = ({ classes }: Pick<AppChange, 'classes'>) => classes.map(({ name }) => name);

const appOf = (report: ChangeReport, name: string) => {
  const [app, ...others] = entryOf(report, name).apps;
  if (app === undefined || others.length > 0) throw new Error(`${name} changed ${others.length} others`);
  return app;
};

describe('the report of an evening', () => {
  let report: ChangeReport;
  beforeAll(async () => {
    evidence = memoryStore(new Map(written));
    report = await reportOf();
  });

  it('has every entry of the day, and says what it rests on', () => {
    expect(report.changes.map(({ entry }) => entry)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    const last = written.get(historyKey(13)) ?? Buffer.alloc(0);
    expect(report.evidence).toMatchObject({
      root: evening.root.kid,
      rootFrom: 'reader',
      last: { sequence: 13, hash: hashOf(last), at: '2026-11-24T20:21:00.000Z' },
    });
    expect(v.parse(changeReport, JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('says which screens a release changed, whatever its files are called', () => {
    expect(appOf(report, 'canary')).toMatchObject({
      from: '1.4.0',
      to: '1.5.0',
      audience: 'staff, agents, 5 %',
      files: { compared: 'content', added: [], removed: [], same: 4 },
      screens: [{ screen: 'WithdrawalScreen', paths: ['/withdrawal'] }],
      isShared: false,
      packages: { state: 'compared', added: [], removed: [], changed: [] },
      classes: [{ name: 'money', because: ['/withdrawal (WithdrawalScreen)'] }],
      release: { signer: 'wallet', provenance: { state: 'claimed', source: { repository: 'https://git.example/wallet' } } },
    });
  });

  it('knows a dictionary from a screen, and what packages a release brought', () => {
    const app = appOf(report, 'stage');
    expect([app.from, app.to, app.audience, app.screens, classesOf(app)]).toEqual(['1.4.0', '1.5.1', 'everyone', [], ['texts']]);
    expect(app.packages).toEqual({
      state: 'compared',
      added: ['qr 7.0.1 (ISC)'],
      removed: [],
      changed: ['big.js 7.0.1 → 7.1.0 (MIT)'],
    });
  });

  it('joins what was done with who asked for it and who approved it', () => {
    const { asked, approved } = evening.entries;
    for (const name of ['approved', 'stage']) {
      expect(entryOf(report, name)).toMatchObject({
        asked: { by: 'ana', isProven: true, reason: 'clearer words', entry: asked },
        approved: { by: 'ben', reason: 'read with ana', entry: approved },
      });
    }
    expect(entryOf(report, 'stage').stage).toEqual({ entry: approved, stage: 2, stages: 2 });
    expect(entryOf(report, 'first').asked).toMatchObject({ by: 'mira', isProven: false });
  });

  it.each([
    ['asked', 'approved', 'ben'],
    ['askedAgain', 'declined', 'ben'],
    ['unanswered', 'expired', undefined],
  ])('%s: a request that is %s', (name, outcome, by) => {
    const { request, isLive } = entryOf(report, name);
    expect([request?.outcome, request?.answer?.by, isLive]).toEqual([outcome, by, false]);
  });

  it('has what the gate found, and says where it checks nothing', () => {
    const { state, checks } = entryOf(report, 'canary').gate;
    expect(state).toBe('recorded');
    expect(checks).toContainEqual({ name: 'signature', isMet: true, found: [expect.stringContaining('wallet team')] });
    expect(['rules', 'declined'].map((name) => entryOf(report, name).gate.state)).toEqual(['unchecked', 'unchecked']);
  });

  it('counts a path that is switched off as one of its classes', () => {
    expect(appOf(report, 'off')).toMatchObject({ switched: ['/withdrawal'] });
    expect(['off', 'on'].map((name) => classesOf(appOf(report, name)))).toEqual([
      ['money', 'configuration'],
      ['money', 'configuration'],
    ]);
    expect(classesOf(entryOf(report, 'rules'))).toEqual(['rights']);
  });

  it('says how long each release was live to whom', () => {
    const times = report.live.filter(({ app }) => app === 'wallet');
    expect(
      times.map(({ version, audience, since, until }) => [version, audience, since.slice(11, 16), until?.slice(11, 16)]),
    ).toEqual([
      ['1.4.0', 'everyone', '19:00', '19:10'],
      ['1.4.0', 'everyone but staff, agents, 5 %', '19:10', '19:20'],
      ['1.5.0', 'staff, agents, 5 %', '19:10', '19:20'],
      ['1.4.0', 'everyone', '19:20', '19:30'],
      ['1.4.0', 'everyone but staff, agents, 5 %', '19:30', '19:41'],
      ['1.5.1', 'staff, agents, 5 %', '19:30', '19:41'],
      ['1.5.1', 'everyone', '19:41', '19:46'],
      ['1.5.1', 'everyone (off: /withdrawal)', '19:46', '20:01'],
      ['1.5.1', 'everyone', '20:01', '20:16'],
      ['1.4.0', 'everyone', '20:16', undefined],
    ]);
    expect(times.at(-1)?.hours).toBe(3.73);
  });

  it('has the loads that pages reported of what was live, of the period alone', () => {
    expect(report.loads).toEqual([{ site: 'default', release: 'wallet@1.5.0', loads: 15 }]);
  });

  it('names what was taken back, by whom and why, and how long it had been live', () => {
    expect(report.stops.map(({ kind, by, version, minutes }) => [kind, by, version, minutes])).toEqual([
      ['stop', 'guardrail', '1.5.0', 10],
      ['switchOff', 'ben', undefined, undefined],
      ['rollBack', 'ben', '1.5.1', 46],
    ]);
    expect(report.stops[0]?.reason).toBe('fails for 4.8 % of 412 loads');
    expect(report.stops[1]?.paths).toEqual(['/withdrawal']);
    expect(report.summary).toMatchObject({
      entries: 13,
      liveChanges: 8,
      stops: 3,
      requests: { approved: 1, declined: 1, expired: 1 },
    });
  });
});

const edit = async (key: string, how: (document: Record<string, unknown>) => unknown) => {
  const document: Record<string, unknown> = JSON.parse(String(values.get(key)));
  values.set(key, Buffer.from(JSON.stringify(await how(document))));
};
const unsigned = ({ signature: _signature, ...body }: Record<string, unknown>) => body;
/** Signs an entry and all that follow again, as whoever has the online key could. */
const rewrite = async (from: number, how: (record: Record<string, unknown>) => object) => {
  for (let sequence = from; sequence <= 13; sequence += 1) {
    const previous = hashOf(values.get(historyKey(sequence - 1)) ?? Buffer.alloc(0));
    await edit(historyKey(sequence), (record) =>
      sign({ ...(sequence === from ? how(unsigned(record)) : unsigned(record)), previous }, evening.online),
    );
  }
};
const script = () => [...values.keys()].find((key) => key.startsWith('assets/wallet/1.5.0/Withdrawal')) ?? '';

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
      await edit(historyKey(4), (record) => sign(unsigned(record), { ...eve, kid: evening.online.kid }));
    },
    'manifest 4 is not as this registry signed it',
  ],
  [
    'an entry that the online key signed anew',
    () => edit(historyKey(4), (record) => sign({ ...unsigned(record), reason: 'all was well' }, evening.online)),
    'manifest 5 does not follow from the one before it',
  ],
  ['an entry that is left out', () => values.delete(historyKey(4)), 'manifest 4 is missing'],
  [
    'two entries in each other’s place',
    () => {
      const [four, five] = [values.get(historyKey(4)), values.get(historyKey(5))];
      if (four && five) values.set(historyKey(4), five).set(historyKey(5), four);
    },
    'manifest 4 is not as this registry signed it',
  ],
  ['an entry that is cut off', () => values.set(historyKey(13), Buffer.from('{"sequence":13,')), 'manifest 13 is not as'],
  ['an entry too many', () => values.set(historyKey(14), Buffer.from('{"sequence":14}')), 'manifest 14 is not as'],
  [
    'the hash of a file in a descriptor',
    () => edit('published/wallet/1.5.0.json', (document) => ({ ...document, revision: 'another' })),
    'entry 3: wallet 1.5.0 is not signed by its team',
  ],
  [
    'another descriptor that the team signed',
    () => edit('published/wallet/1.5.0.json', (document) => sign({ ...unsigned(document), outage: 'another' }, evening.team)),
    'entry 3: wallet 1.5.0: something else is live than its team signed',
  ],
  [
    'a descriptor that is left out',
    () => values.delete('published/wallet/1.5.1.json'),
    'entry 6: wallet 1.5.1 is live and not published',
  ],
  [
    'a bill of materials',
    () => edit('bills/wallet/1.5.1.json', (bill) => ({ ...bill, components: [] })),
    'wallet 1.5.1: its bill of materials is not as it was published',
  ],
  ['a script', () => values.set(script(), Buffer.from('least=0')), 'Withdrawal'],
  [
    'other code that the online key put under a version that was live already',
    () =>
      rewrite(3, (record) => {
        const manifest = structuredClone(record['manifest']) as { remotes: { wallet: { entry: object } } };
        manifest.remotes.wallet.entry = { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
        return { ...record, manifest };
      }),
    'entry 3: wallet 1.4.0: something else is live than its team signed',
  ],
])('finds a planted change, and makes no report: %s', async (_what, plant, fault) => {
  await plant();
  const reported = await made();
  expect('faults' in reported && reported.faults).toContainEqual(expect.stringContaining(fault));
});

it('refuses evidence of another registry, and evidence without root documents', async () => {
  await expect(made('AAAAAAAAAAAA')).rejects.toThrow(`begins with the root key ${evening.root.kid}, not with AAAAAAAAAAAA`);
  values.delete('trust/00000001.json');
  await expect(made()).rejects.toThrow('the evidence has no root document, trust/00000001.json');
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
    await rewrite(evening.entries[name] ?? 0, (record) => ({ ...record, ...change }));
    const reported = await createReport(givenEvidence('the evidence', evidence), { period: wide, rules: usualRules, now });
    if ('faults' in reported) throw new Error(reported.faults.join());
    expect(entryOf(reported.report, name).breaches).toContainEqual(expect.stringContaining(breach));
    expect(reported.report.summary.breaches).toBe(1);
  });

  it('there is none in an honest evening', async () => {
    expect((await reportOf()).changes.flatMap(({ breaches }) => breaches)).toEqual([]);
  });
});

describe('beside a running site', () => {
  const servedWith = async (sequence: number) => {
    const manifest = (await evening.registry.record(sequence))?.manifest;
    const signer = createManifestSigner(evening.online, () => now.getTime());
    const served = { host: 'play.example', manifest: async () => manifest && (await signer(manifest)).manifest };
    return createReport(givenEvidence('the evidence', evidence), { period, rules: usualRules, served, now });
  };

  it('says that it serves the newest manifest of the evidence', async () => {
    const newest = evening.entries['back'] ?? 0;
    await expect(servedWith(newest)).resolves.toMatchObject({ report: { evidence: { servedBy: 'play.example' } } });
  });

  it('evidence whose end is cut off is found', async () => {
    for (const sequence of [11, 12, 13]) values.delete(historyKey(sequence));
    const reported = await servedWith(evening.entries['back'] ?? 0);
    expect('faults' in reported && reported.faults).toEqual([
      'the site serves manifest 12, but the newest in its history is 9: it hides entries; or the evidence is older: then ask for a newer one',
    ]);
  });

  it('what it gives out makes the same report, without bills of materials', async () => {
    const entries = (after: number) => entriesAfter(evidence, after);
    const site = { host: 'play.example', read: (key: string) => evidence.read(key), entries, manifest: async () => undefined };
    const [own, given] = [
      await reportOf(),
      await createReport(siteEvidence('the evidence', site), { period, rules: usualRules, root: evening.root.kid, now }),
    ];
    if ('faults' in given) throw new Error(given.faults.join());
    expect(appOf(given.report, 'stage').packages?.state).toBe('missing');
    expect(given.report.changes.map(classesOf)).toEqual(own.changes.map(classesOf));
  });
});

it('a stranger’s file beside the evidence is not read', async () => {
  const before = JSON.stringify(await reportOf());
  values.set('published/evil/1.0.0.json', Buffer.from('{}')).set('history/.DS_Store', Buffer.from('x'));
  expect(JSON.stringify(await reportOf())).toBe(before);
});

it('compares by hash when scripts were removed since, and says so', async () => {
  for (const key of values.keys()) if (key.startsWith('assets/wallet/1.4.0/')) values.delete(key);
  const app = appOf(await reportOf(), 'canary');
  expect([app.files?.compared, app.isShared, classesOf(app)]).toEqual(['hash', true, ['money', 'texts']]);
});

it('makes a report without the loads, and none with loads that cannot be read', async () => {
  values.delete('loads.json');
  expect((await reportOf()).loads).toEqual([]);
  values.set('loads.json', Buffer.from('[{"site":"default","release":"wallet@1.5.0","loads":"many"}]'));
  await expect(made()).rejects.toThrow('loads.json of the evidence cannot be read; it is not signed');
});

it('says that a bill of materials is not there', async () => {
  values.delete('bills/wallet/1.5.1.json');
  expect(appOf(await reportOf(), 'stage').packages?.state).toBe('missing');
});

it('an entry of an earlier version says nothing of the gate', async () => {
  await rewrite(3, ({ checks: _checks, ...record }) => record);
  expect(entryOf(await reportOf(), 'canary').gate.state).toBe('unrecorded');
});

it('the evidence has no private key, no source map and no entry less than the store', () => {
  expect(
    [...written.keys()].filter(
      (key) => !/^(?:(trust|history|published|bills|assets)\/|loads\.json$)/.test(key) || key.endsWith('.map'),
    ),
  ).toEqual([]);
  for (const value of written.values()) expect(String(value)).not.toContain('"d":');
});

/** Midnight is between the request and its approval. */
const kabul = (day: string) => periodOf({ from: day, to: day, zone: 'Asia/Kabul' });

it('says nothing of what happened after the period', async () => {
  const reported = await createReport(givenEvidence('the evidence', evidence), {
    period: kabul('2026-11-24'),
    rules: usualRules,
    now,
  });
  if ('faults' in reported) throw new Error(reported.faults.join());
  const { changes, live } = reported.report;
  expect(changes.at(-1)?.entry).toBe(evening.entries['asked']);
  expect(live.filter(({ app, until }) => app === 'wallet' && until === null)).toEqual([
    expect.objectContaining({ version: '1.4.0', audience: 'everyone', hours: 0.17 }),
  ]);
});

it('compares what was live when the period began, too', async () => {
  await rewrite(5, (record) => {
    const manifest = structuredClone(record['manifest']) as { remotes: { wallet: { entry: object } } };
    manifest.remotes.wallet.entry = { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
    return { ...record, manifest };
  });
  const reported = await createReport(givenEvidence('the evidence', evidence), {
    period: kabul('2026-11-25'),
    rules: usualRules,
    now,
  });
  expect('faults' in reported && reported.faults).toEqual(['entry 6: wallet 1.4.0: something else is live than its team signed']);
});

it('evidence names the releases whose scripts are gone', async () => {
  const write = (store: Store) => writeEvidence(storedEvidence('a store', store), store, memoryStore(), period);
  expect((await write(evidence)).withoutScripts).toEqual([]);
  values.delete(script());
  expect((await write(evidence)).withoutScripts).toEqual(['wallet@1.5.0']);
});

it('days begin and end in the zone of the report', async () => {
  const shanghai = periodOf({ from: '2026-11-25', to: '2026-11-25', zone: 'Asia/Shanghai' });
  const [day, before] = [shanghai, periodOf({ from: '2026-11-24', to: '2026-11-24', zone: 'Asia/Shanghai' })].map((days) =>
    createReport(givenEvidence('the evidence', evidence), { period: days, rules: usualRules, now }),
  );
  expect(await day).toMatchObject({ report: { summary: { entries: 13 }, evidence: { rootFrom: 'evidence' } } });
  expect(await before).toMatchObject({ report: { summary: { entries: 0 }, changes: [], live: [] } });
});
