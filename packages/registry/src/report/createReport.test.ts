import * as v from 'valibot';
import { hashOf, historyKey } from '../registry/history';
import { classesOf, testEvidenceForEach, withOtherFiles } from '../testing/testEvidence';
import { githubClaims } from '../testing/testJob';
import { type AppChange, type ChangeReport, changeReport, type ReportedChange } from './changeReport';
import { periodOf } from './evidence/period';

const { evening, values, made, report, rewrite, entryIn } = testEvidenceForEach();

function onlyAppOf({ entry, apps: [app, ...others] }: ReportedChange): AppChange {
  if (app === undefined || others.length > 0) throw new Error(`entry ${entry} changed ${others.length} others`);
  return app;
}

describe('the report of an evening', () => {
  let own: ChangeReport;
  const entryOf = (name: string) => entryIn(own, name);
  const appOf = (name: string) => onlyAppOf(entryOf(name));
  beforeAll(async () => {
    own = await report();
  });

  it('has every entry of the day, and says what it rests on', () => {
    expect(own.changes.map(({ entry }) => entry)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    const last = values().get(historyKey(13)) ?? Buffer.alloc(0);
    expect(own.evidence).toMatchObject({
      root: evening().root.kid,
      rootFrom: 'reader',
      last: { sequence: 13, hash: hashOf(last), at: '2026-11-24T20:21:00.000Z' },
    });
    expect(v.parse(changeReport, JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  it('says which screens a release changed, whatever its files are called', () => {
    expect(appOf('canary')).toMatchObject({
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
    const app = appOf('stage');
    expect([app.from, app.to, app.audience, app.screens, classesOf(app)]).toEqual(['1.4.0', '1.5.1', 'everyone', [], ['texts']]);
    expect(app.packages).toEqual({
      state: 'compared',
      added: ['qr 7.0.1 (ISC)'],
      removed: [],
      changed: ['big.js 7.0.1 → 7.1.0 (MIT)'],
    });
  });

  it('joins what was done with who asked for it and who approved it', () => {
    const { asked, approved } = evening().entries;
    for (const name of ['approved', 'stage']) {
      expect(entryOf(name)).toMatchObject({
        asked: { by: 'ana', isProven: true, reason: 'clearer words', entry: asked },
        approved: { by: 'ben', reason: 'read with ana', entry: approved },
      });
    }
    expect(entryOf('stage').stage).toEqual({ entry: approved, stage: 2, stages: 2 });
    expect(entryOf('first').asked).toMatchObject({ by: 'mira', isProven: false });
  });

  it.each([
    ['asked', 'approved', 'ben'],
    ['askedAgain', 'declined', 'ben'],
    ['unanswered', 'expired', undefined],
  ])('%s: a request that is %s', (name, outcome, by) => {
    const { request, isLive } = entryOf(name);
    expect([request?.outcome, request?.answer?.by, isLive]).toEqual([outcome, by, false]);
  });

  it('has what the gate found, and says where it checks nothing', () => {
    const { state, checks } = entryOf('canary').gate;
    expect(state).toBe('recorded');
    expect(checks).toContainEqual({ name: 'signature', isMet: true, found: [expect.stringContaining('wallet team')] });
    expect(['rules', 'declined'].map((name) => entryOf(name).gate.state)).toEqual(['unchecked', 'unchecked']);
  });

  it('counts a path that is switched off as one of its classes', () => {
    expect(appOf('off')).toMatchObject({ switched: ['/withdrawal'] });
    expect(['off', 'on'].map((name) => classesOf(appOf(name)))).toEqual([
      ['money', 'configuration'],
      ['money', 'configuration'],
    ]);
    expect(classesOf(entryOf('rules'))).toEqual(['rights']);
  });

  it('says how long each release was live to whom', () => {
    const times = own.live.filter(({ app }) => app === 'wallet');
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
    expect(own.loads).toEqual([{ site: 'default', release: 'wallet@1.5.0', loads: 15 }]);
  });

  it('names what was taken back, by whom and why, and how long it had been live', () => {
    expect(own.stops.map(({ kind, by, version, minutes }) => [kind, by, version, minutes])).toEqual([
      ['stop', 'guardrail', '1.5.0', 10],
      ['switchOff', 'ben', undefined, undefined],
      ['rollBack', 'ben', '1.5.1', 46],
    ]);
    expect(own.stops[0]?.reason).toBe('fails for 4.8 % of 412 loads');
    expect(own.stops[1]?.paths).toEqual(['/withdrawal']);
    expect(own.summary).toMatchObject({
      entries: 13,
      liveChanges: 8,
      stops: 3,
      requests: { approved: 1, declined: 1, expired: 1 },
    });
  });
});

it('a release is claimed by the key of its team, or proven by the identity of a job', async () => {
  const ofDay = await report();
  const releaseOf = (name: string) => entryIn(ofDay, name).apps[0]?.release;
  expect(releaseOf('canary')).toMatchObject({ signer: 'wallet', provenance: { state: 'claimed' } });
  expect(releaseOf('approved')).toMatchObject({
    signer: 'wallet',
    provenance: {
      state: 'proven',
      revision: githubClaims.sha,
      source: {
        repository: 'https://github.com/acme/wallet',
        run: 'https://github.com/acme/wallet/actions/runs/4711/attempts/1',
      },
    },
  });
});

it('compares by hash when scripts were removed since, and says so', async () => {
  for (const key of values().keys()) if (key.startsWith('assets/wallet/1.4.0/')) values().delete(key);
  const app = onlyAppOf(entryIn(await report(), 'canary'));
  expect([app.files?.compared, app.isShared, classesOf(app)]).toEqual(['hash', true, ['money', 'texts']]);
});

it('makes a report without the loads, and none with loads that cannot be read', async () => {
  values().delete('loads.json');
  expect((await report()).loads).toEqual([]);
  values().set('loads.json', Buffer.from('[{"site":"default","release":"wallet@1.5.0","loads":"many"}]'));
  await expect(made()).rejects.toThrow('loads.json of the evidence cannot be read; it is not signed');
});

it('says that a bill of materials is not there', async () => {
  values().delete('bills/wallet/1.5.1.json');
  expect(onlyAppOf(entryIn(await report(), 'stage')).packages?.state).toBe('missing');
});

it('an entry of an earlier version says nothing of the gate', async () => {
  await rewrite('canary', ({ checks: _checks, ...record }) => record);
  expect(entryIn(await report(), 'canary').gate.state).toBe('unrecorded');
});

/** Midnight is between the request and its approval. */
const kabul = (day: string) => periodOf({ from: day, to: day, zone: 'Asia/Kabul' });

it('says nothing of what happened after the period', async () => {
  const { changes, live } = await report({ period: kabul('2026-11-24') });
  expect(changes.at(-1)?.entry).toBe(evening().entries['asked']);
  expect(live.filter(({ app, until }) => app === 'wallet' && until === null)).toEqual([
    expect.objectContaining({ version: '1.4.0', audience: 'everyone', hours: 0.17 }),
  ]);
});

it('compares what was live when the period began, too', async () => {
  await rewrite('asked', withOtherFiles);
  await expect(made({ period: kabul('2026-11-25') })).resolves.toEqual({
    faults: ['entry 6: wallet 1.4.0: something else is live than its team signed'],
  });
});

it('days begin and end in the zone of the report', async () => {
  const shanghai = (day: string) => report({ period: periodOf({ from: day, to: day, zone: 'Asia/Shanghai' }) });
  expect((await shanghai('2026-11-25')).summary.entries).toBe(13);
  expect(await shanghai('2026-11-24')).toMatchObject({ summary: { entries: 0 }, changes: [], live: [] });
});

it('a period that has not begun is refused, and one that goes on says what is not in it', async () => {
  await expect(report({ period: periodOf({ from: '2027-01-01', to: '2027-01-31', zone: 'UTC' }) })).rejects.toThrow(
    '--from 2027-01-01 is after today',
  );
  const { gaps } = await report({ period: periodOf({ from: '2026-11-24', to: '2026-12-31', zone: 'UTC' }) });
  expect(gaps).toEqual([
    expect.stringMatching(/^it was made before 2026-12-31 was over/),
    expect.stringMatching(/^the evidence ends with an entry of 2026-11-24T/),
  ]);
});

it('says when scripts or bills of materials were left out', async () => {
  for (const key of [...values().keys()]) if (/^(?:assets|bills)\//.test(key)) values().delete(key);
  expect((await report()).gaps).toEqual(
    expect.arrayContaining([
      expect.stringContaining('compared by hash alone'),
      expect.stringContaining('bill of materials is missing'),
    ]),
  );
});
