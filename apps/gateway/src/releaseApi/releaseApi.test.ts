import { createHash } from 'node:crypto';
import type { ErrorReport, Health, HistoryEntry, Proposal, State, TracedFrame } from '@parlour/release-contract/api';
import type { Member } from '@parlour/release-contract/policy';
import { createErrorRecorder } from '@parlour/registry/errors/stored';
import { setPolicy, testRemote } from '@parlour/registry/testing/testRelease';
import { errorEvent } from '../testing/errorEvent';
import { bearer, type OpenReleaseApi, openReleaseApi, origin, promote } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeEach(async () => {
  api = await openReleaseApi();
});
afterEach(() => api.close());

it('gives the state', async () => {
  const state = (await api.call('GET', 'state', undefined, bearer)).json<State>();
  expect(state.manifest).toMatchObject({ sequence: 1, remotes: { wallet: { version: '1.0.0' } } });
  expect(state.apps.map(({ name, live }) => [name, live])).toEqual([
    ['shell', '1.0.0'],
    ['wallet', '1.0.0'],
  ]);
  expect(state.history).toHaveLength(1);
});

it('names what is published of an app that was never live, with the state and alone', async () => {
  await api.site.publish(testRemote('promotions', '1.0.0', ['/activity']));
  const { apps } = (await api.call('GET', 'state', undefined, bearer)).json<State>();
  expect(apps.at(-1)).toMatchObject({ name: 'promotions', kind: 'remote', live: '', releases: [{ version: '1.0.0' }] });
  expect((await api.call('GET', 'apps', undefined, bearer)).json()).toEqual(apps);
});

it('answers 404 while nothing is live, and names what is published', async () => {
  const empty = await openReleaseApi({ isEmpty: true });
  await empty.site.publish(testRemote('wallet', '1.0.0', ['/wallet']));
  expect((await empty.call('GET', 'apps', undefined, bearer)).json()).toMatchObject([{ name: 'wallet', live: '' }]);
  const answer = await empty.call('GET', 'state', undefined, bearer);
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Nothing is released yet.' }]);
  await empty.close();
});

it('gives a proposal, which changes nothing', async () => {
  const answer = await api.call('POST', 'plan', { change: promote }, bearer);
  expect(answer.json<Proposal>()).toMatchObject({
    isAllowed: true,
    expected: 1,
    difference: ['wallet canary 1.1.0 for staff, agents, 5 %'],
    next: { sequence: 2 },
  });
  expect((await api.registry.current())?.sequence).toBe(1);
  const refused = await api.call('POST', 'plan', { change: { kind: 'stop', name: 'wallet' } }, bearer);
  expect([refused.statusCode, refused.json<Proposal>().isAllowed]).toEqual([200, false]);
});

it('gives the errors of the last hours, thirty days at most, to whoever may read the state', async () => {
  const report = (await api.call('GET', 'errors?hours=720', undefined, bearer)).json<ErrorReport>();
  expect(report).toEqual({
    from: expect.any(String),
    hours: 720,
    apps: [],
    releases: [],
    screens: [],
    groups: [],
    total: 0,
  });
  for (const hours of ['0', '721', 'x']) {
    expect((await api.call('GET', `errors?hours=${hours}`, undefined, bearer)).statusCode).toBe(400);
  }
  expect((await api.call('GET', 'errors')).statusCode).toBe(401);
});

it('gives the errors of every app to everybody, and the lines of source to who has to do with the app', async () => {
  const map = { version: 3, sources: ['webpack://w/src/a.ts'], sourcesContent: ['pay();'], names: [], mappings: 'AAAA' };
  jest.spyOn(api.registry, 'sourceMap').mockResolvedValue(Buffer.from(JSON.stringify(map)));
  const recorder = createErrorRecorder('one');
  const thrown = { ...errorEvent, frames: [{ file: 'wallet/1.0.0/a.js', line: 1, column: 1 }] };
  recorder.take({ page: 'p', composition: 'c', events: [thrown] }, 'Chrome', api.clock.now);
  await recorder.flush(api.store);
  const personFor = (app: string): Member => ({
    kind: 'person',
    keys: [],
    apps: { [app]: { rights: [] } },
    site: [],
    tokenHash: createHash('sha256').update(app).digest('hex'),
  });
  const people = { ana: personFor('wallet'), ben: personFor('records') };
  await setPolicy(api.registry, api.secret, ({ members, apps }) => ({ members: { ...members, ...people }, apps }));
  const placeFor = async (token: string) => {
    const answer = await api.call('GET', 'errors?hours=1', undefined, { authorization: `Bearer ${token}` });
    return answer.json<ErrorReport>().groups[0]?.frames[0]?.place;
  };
  expect(await placeFor('wallet')).toMatchObject({ source: 'apps/wallet/src/a.ts', line: 1, code: ['pay();'] });
  expect(await placeFor('records')).toMatchObject({ source: 'apps/wallet/src/a.ts', line: 1, code: [] });
  const traced = async (token: string) => {
    const { frames } = thrown;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.call('POST', 'places', { frames: [...frames, { file: 'document', line: 1, column: 1 }] }, headers);
    return answer.json<TracedFrame[]>();
  };
  expect(await traced('wallet')).toMatchObject([{ place: { line: 1, code: ['pay();'] } }, { file: 'document' }]);
  expect(await traced('records')).toMatchObject([{ place: { line: 1, code: [] } }, { file: 'document' }]);
});

it('gives the errors of an app, a release or a screen', async () => {
  const recorder = createErrorRecorder('one');
  const promotions: typeof errorEvent = { ...errorEvent, remote: 'promotions', version: '2.0.0', screen: '/activity' };
  recorder.take({ page: 'p', composition: 'c', events: [errorEvent, promotions] }, 'Chrome', api.clock.now);
  await recorder.flush(api.store);
  const appsIn = async (query: string) =>
    (await api.call('GET', `errors?${query}`, undefined, bearer)).json<ErrorReport>().groups.map(({ app }) => app);
  expect((await appsIn('hours=1')).toSorted()).toEqual(['promotions', 'wallet']);
  for (const query of ['app=wallet', 'release=wallet@1.0.0', 'screen=/wallet']) expect(await appsIn(query)).toEqual(['wallet']);
  expect(await appsIn('app=wallet&release=promotions@2.0.0')).toEqual([]);
});

it('takes a change, under the name of the session, once for what was expected', async () => {
  const headers = { origin, cookie: await api.cookie() };
  const request = { change: promote, reason: 'new receipt', expected: 1, by: 'somebody else' };
  const [one, other] = await Promise.all([
    api.call('POST', 'changes', request, headers),
    api.call('POST', 'changes', request, headers),
  ]);
  expect([one?.statusCode, other?.statusCode].toSorted()).toEqual([200, 409]);
  const state = [one, other].find((answer) => answer?.statusCode === 200)?.json<State>();
  expect(state?.history[0]).toMatchObject({ sequence: 2, by: 'Ana', reason: 'new receipt' });
  const late = [one, other].find((answer) => answer?.statusCode === 409);
  expect(late?.json()).toEqual({ message: 'manifest 2 is live by now, not 1; look again before you change it' });
});

it('says that a change is made when the store does not answer right after it', async () => {
  jest.spyOn(api.registry, 'summaries').mockRejectedValue(new Error('the store is down'));
  const answer = await api.call('POST', 'changes', { change: promote, reason: 'new receipt' }, bearer);
  expect([answer.statusCode, answer.json()]).toEqual([
    502,
    { message: 'The change is made: it is entry 2 of the history. What is live now could not be read; look again.' },
  ]);
  expect((await api.registry.current())?.sequence).toBe(2);
});

it('takes a change by the token, under the name that it says', async () => {
  const request = { change: { kind: 'switchOff', name: 'wallet', paths: ['/recharge'] }, reason: 'bank is down' };
  await api.call('POST', 'changes', { ...request, by: 'deploy job' }, bearer);
  await api.call('POST', 'changes', { change: { kind: 'switchOn', name: 'wallet' }, reason: 'bank is back' }, bearer);
  const history = (await api.call('GET', 'history', undefined, bearer)).json<HistoryEntry[]>();
  expect(history.map(({ sequence, by }) => [sequence, by])).toEqual([
    [3, 'console token'],
    [2, 'deploy job'],
    [1, 'test'],
  ]);
});

it.each([
  [{ change: { kind: 'stop', name: 'wallet' }, reason: 'x' }, 'wallet has no canary to take back'],
  [{ change: { kind: 'stop', name: 'wallet' }, reason: ' ' }, 'reason: a reason is missing'],
  [{ change: { kind: 'stop', name: 'wallet' } }, 'reason: Invalid key: Expected "reason" but received undefined'],
  [{ change: { kind: 'explode', name: 'wallet' }, reason: 'x' }, 'change.kind: '],
  [{ change: { kind: 'stop', name: '../x' }, reason: 'x' }, 'change.name: not the name of an app'],
])('says what is wrong with %j', async (request, message) => {
  const answer = await api.call('POST', 'changes', request, bearer);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain(message);
});

it('gives the history, page by page, and what a manifest held', async () => {
  for (const share of [100, 200, 300]) {
    await api.call('POST', 'changes', { change: { ...promote, to: { kind: 'share', share } }, reason: 'more' }, bearer);
  }
  const sequences = async (query: string) =>
    (await api.call('GET', `history${query}`, undefined, bearer)).json<HistoryEntry[]>().map(({ sequence }) => sequence);
  await expect(sequences('?limit=2')).resolves.toEqual([4, 3]);
  await expect(sequences('?before=3&limit=30')).resolves.toEqual([2, 1]);
  await expect(api.call('GET', 'history/2', undefined, bearer).then((answer) => answer.json())).resolves.toMatchObject({
    sequence: 2,
    manifest: { sequence: 2, remotes: { wallet: { canary: { share: 100 } } } },
  });
  for (const url of ['history/99', 'history/0', 'history/one']) {
    expect((await api.call('GET', url, undefined, bearer)).statusCode).toBe(404);
  }
  for (const url of ['history?limit=0', 'history?limit=1000', 'history?before=x', 'health?hours=7', 'health?hours=x']) {
    expect((await api.call('GET', url, undefined, bearer)).statusCode).toBe(400);
  }
});

it('gives health', async () => {
  const health = (await api.call('GET', 'health?hours=1', undefined, bearer)).json<Health>();
  expect([health.visitors.length, health.lcp[0]]).toEqual([60, null]);
});
