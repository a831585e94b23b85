import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { allEndpoints, calls, samples } from './endpoints/all';
import type { ApiErrorKind } from './errors';
import { type Call, createTransport } from './transport';
import { ignored } from './forms/values';

interface Arrived {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let call: Call;
let arrived: Arrived | undefined;
const onMismatch = jest.fn();
const onUnreadable = jest.fn();
let answer: { status: number; body: string };

const accept = (data: unknown, message = 'ok') => ({ status: 200, body: JSON.stringify({ code: 200, message, data }) });

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      arrived = { method: request.method, url, headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  call = createTransport({ baseUrl: `http://127.0.0.1:${port}`, token: () => 'the-token', onMismatch, onUnreadable });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const named = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name) as Endpoint;

function sampleOf({ name }: Endpoint) {
  const sample = samples[name];
  if (sample === undefined) throw new Error(`no sample for ${name}`);
  return sample;
}

describe.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const sample = sampleOf(endpoint);

  it('sends its payload by its method to its path, with the bearer', async () => {
    answer = accept(sample.data, sample.message);
    const reply = await call(endpoint, sample.payload, { idempotencyKey: 'key-1' });
    expect(arrived).toMatchObject({
      method: endpoint.method,
      headers: { authorization: 'Bearer the-token', 'idempotency-key': 'key-1' },
    });
    expect(arrived?.url.pathname).toBe(endpoint.path);
    if (endpoint.method === 'GET') {
      expect(Object.fromEntries(arrived?.url.searchParams ?? [])).toEqual(
        Object.fromEntries(Object.entries(sample.payload as object).map(([key, value]) => [key, String(value)])),
      );
    } else if (endpoint.encoding === 'multipart') {
      expect(arrived?.headers['content-type']).toContain('multipart/form-data');
      expect(arrived?.body).toContain('GIF89a');
    } else {
      expect(JSON.parse(arrived?.body ?? '')).toEqual(sample.payload);
    }
    expect(reply.message).toBe(sample.message ?? 'ok');
  });

  it('accepts its sample payload as the server would', () => {
    expect(v.safeParse(endpoint.request, sample.payload).issues).toBeUndefined();
  });

  it.each<[string, number, string, ApiErrorKind]>([
    ['a refusal', 200, '{"code":500,"message":"余额不足"}', 'refused'],
    ['a refusal with another status', 422, '{"code":"500","message":"余额不足"}', 'refused'],
    ['a fault with an envelope', 500, '{"code":"500","message":"系统异常"}', endpoint.movesMoney ? 'serverFault' : 'refused'],
    ['the status of a proxy in an envelope', 504, '{"code":400,"message":"Gateway Timeout"}', 'serverFault'],
    ['a conflict', 409, '{"code":1001,"message":"x"}', 'refused'],
    ['the code of a proxy', 200, '{"code":504,"message":"Gateway Timeout"}', 'serverFault'],
    ['code 401', 200, '{"code":401,"message":"x"}', endpoint.beginsSession ? 'refused' : 'unauthorised'],
    ['status 401 in an envelope', 401, '{"code":200,"message":"x"}', endpoint.beginsSession ? 'refused' : 'unauthorised'],
    ['a lost session by status', 401, 'nothing', endpoint.beginsSession ? 'refused' : 'unauthorised'],
    ['a proxy page', 502, '<html>Bad gateway</html>', 'serverFault'],
    ['a page instead of JSON', 200, '<html>Welcome</html>', 'badAnswer'],
    ['an empty answer', 200, '', 'badAnswer'],
    ['a list instead of an envelope', 200, '[]', 'badAnswer'],
  ])('turns %s into one kind of error', async (_what, status, body, kind) => {
    answer = { status, body };
    await expect(call(endpoint, sample.payload)).rejects.toMatchObject({ name: 'ApiError', kind, endpoint: endpoint.name });
  });
});

const reading = allEndpoints.filter((endpoint) => !v.safeParse(endpoint.answer, 'a string instead').success);

it.each(reading.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses data of another shape',
  async (_name, endpoint) => {
    answer = accept('a string instead');
    await expect(call(endpoint, sampleOf(endpoint).payload)).rejects.toMatchObject({ kind: 'badAnswer' });
  },
);

it('reads strings as numbers, flags and money, and tolerates missing fields', async () => {
  answer = accept({ balance: 12.5, gameblance: '1204.00', isagent: '1', joinday: '3', surprise: true });
  await expect(call(named('getUser'), {})).resolves.toMatchObject({
    data: { balance: '12.5', gameblance: '1204.00', isagent: true, joinday: 3, email: '', transferstatus: false },
  });
  answer = accept({ site_state: '0', repair_tips: '系统维护中' });
  await expect(call(named('getAppInfo'), {})).resolves.toMatchObject({ data: { site_state: false, redpacket_switch: false } });
});

interface Rows {
  readonly data: unknown[];
}
const listIn = (data: unknown) => ((data as { list?: Rows }).list ?? data) as Rows;
const paged = allEndpoints.filter(
  ({ request, name }) => 'entries' in request && 'page' in (request.entries as object) && name !== 'getRedPacket',
);

it.each(paged.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s drops and counts an odd row of a page and keeps the others; a page of odd rows alone is refused',
  async (_name, endpoint) => {
    const { data, payload } = sampleOf(endpoint);
    const whole = structuredClone(data);
    const good = listIn(whole).data.length;
    answer = accept(data);
    const { data: plain } = await call(endpoint, payload);
    expect(plain).not.toHaveProperty('dropped');
    listIn(whole).data.splice(1, 0, null, 'odd', 7);
    answer = accept(whole);
    const { data: read } = await call(endpoint, payload);
    expect(read).toMatchObject({ data: (plain as Rows).data, dropped: 3 });
    expect(onMismatch).toHaveBeenLastCalledWith(endpoint.name, '', 3);
    expect(good).toBeGreaterThan(0);
    listIn(whole).data.splice(0, good + 3, null, 'odd');
    answer = accept(whole);
    await expect(call(endpoint, payload)).rejects.toMatchObject({ kind: 'badAnswer' });
  },
);

it.each(['getGames', 'getBanners', 'getHotGames', 'getVenueBalances', 'getCards', 'getActivities', 'getBanks'])(
  '%s leaves an odd row out and keeps the others; a list of odd rows alone is refused',
  async (name) => {
    const endpoint = named(name);
    const { data, payload } = sampleOf(endpoint);
    const rowsOf = (answered: unknown) => Object.values(answered as object).find(Array.isArray) ?? (answered as unknown[]);
    answer = accept(data);
    const { data: plain } = await call(endpoint, payload);
    const whole = structuredClone(data);
    rowsOf(whole).splice(0, 0, null, 'odd');
    answer = accept(whole);
    onMismatch.mockClear();
    const { data: read } = await call(endpoint, payload);
    expect(read).toEqual(plain);
    expect(onMismatch.mock.calls).toEqual([[name, '', 2]]);
    rowsOf(whole).splice(2);
    answer = accept(whole);
    await expect(call(endpoint, payload)).rejects.toMatchObject({ kind: 'badAnswer' });
  },
);

it('reports odd fields and their count, never those of a refused or of another answer', async () => {
  const games = named('getGames');
  const game = { platform_name: 'OB', name: 'Baccarat', game_code: 'b', category_id: 'realbet', app_state: 1, is_hot: '' };
  onMismatch.mockClear();
  onUnreadable.mockClear();
  answer = accept([{ platform_name: {}, is_hot: {} }]);
  await expect(call(games, {})).rejects.toMatchObject({ kind: 'badAnswer' });
  answer = accept({ bet_amount: 'the-amount' });
  await expect(call(named('getTurnover'), {})).rejects.toMatchObject({ kind: 'badAnswer' });
  answer = { status: 200, body: '<html>the-page</html>' };
  await expect(call(games, {})).rejects.toMatchObject({ kind: 'badAnswer' });
  await expect(call(named('getSaferPlay'), {})).rejects.toMatchObject({ kind: 'badAnswer' });
  expect(onUnreadable.mock.calls).toEqual([
    ['getGames', ''],
    ['getTurnover', 'bet_amount'],
    ['getGames', ''],
  ]);
  answer = accept([game, { ...game, is_hot: [], mobile_img: {} }, { ...game, is_hot: 1 }]);
  await expect(call(games, {})).resolves.toMatchObject({ data: [{ is_hot: false }, { is_hot: false }, { is_hot: true }] });
  answer = accept({ realbet: [null, game], sport: null });
  await expect(call(games, {})).resolves.toMatchObject({ data: [{ name: 'Baccarat' }] });
  expect(onMismatch.mock.calls).toEqual([
    ['getGames', 'is_hot', 2],
    ['getGames', 'mobile_img', 1],
    ['getGames', 'is_hot', 1],
    ['getGames', '', 1],
  ]);
});

it('finds the mini-app token in any of its fields', async () => {
  const miniApp = allEndpoints.find((endpoint) => endpoint.name === 'logInFromMiniApp') as Endpoint;
  const ways = [
    { token: 'T' },
    { data: { token: 'T' } },
    { data: { api_token: 'T' } },
    { token: '', data: { token: 'T' } },
    { token: null, data: { token: '', api_token: 'T' } },
    { token: 7, data: { token: {}, api_token: 'T' } },
    { token: 'T', data: 'none' },
    { token: 'T', data: { token: 'another' } },
  ];
  for (const body of ways) {
    answer = { status: 200, body: JSON.stringify({ code: 200, ...body }) };
    await expect(call(miniApp, { initData: 'x', isTest: false })).resolves.toMatchObject({ data: { api_token: 'T' } });
  }
  answer = accept({ token: '', api_token: null });
  await expect(call(miniApp, { initData: 'x', isTest: false })).rejects.toMatchObject({ kind: 'badAnswer' });
});

it('distinguishes a timeout from an unreachable server', async () => {
  const slow = createServer(() => undefined);
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const [first] = allEndpoints;
  const hurried = { ...(first as Endpoint), timeoutMs: 50 };
  await expect(createTransport({ baseUrl, token: () => undefined })(hurried, {})).rejects.toMatchObject({ kind: 'timeout' });
  slow.closeAllConnections();
  await new Promise((resolve) => slow.close(resolve));
  await expect(createTransport({ baseUrl, token: () => undefined })(hurried, {})).rejects.toMatchObject({ kind: 'offline' });
});

it("reports every answer's date, also that of a refusal", async () => {
  const dated = createServer((_request, response) => {
    response.writeHead(200, { date: 'Fri, 20 Nov 2026 04:00:00 GMT' }).end('{"code":500,"message":"余额不足"}');
  });
  await new Promise<void>((resolve) => dated.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(dated.address() as AddressInfo).port}`;
  const onDate = jest.fn();
  const [first] = allEndpoints;
  await expect(createTransport({ baseUrl, token: () => undefined, onDate })(first as Endpoint, {})).rejects.toBeDefined();
  expect(onDate.mock.calls).toEqual([[Date.UTC(2026, 10, 20, 4)]]);
  dated.closeAllConnections();
  await new Promise((resolve) => dated.close(resolve));
});

it('sends a call that outlives its page the same way, and reads its answer', async () => {
  const endGame = allEndpoints.find(({ name }) => name === 'endGame') as Endpoint;
  const { payload } = sampleOf(endGame);
  answer = accept({ ended_at: '2026-11-21 10:00:00' }, 'bye');
  await expect(call(endGame, payload, { keepalive: true })).resolves.toMatchObject({ message: 'bye' });
  expect(arrived).toMatchObject({
    method: 'POST',
    url: expect.objectContaining({ pathname: '/api/game-end' }),
    headers: { authorization: 'Bearer the-token', 'content-type': 'application/json' },
  });
  expect(JSON.parse(arrived?.body ?? '')).toEqual(payload);
  answer = { status: 502, body: '<html>' };
  await expect(call(endGame, payload, { keepalive: true })).rejects.toMatchObject({ kind: 'serverFault' });
});

it('no endpoint stores what belongs to money, cards or a person', () => {
  const stored = allEndpoints.filter(({ offline }) => offline !== undefined);
  const isPrivate = /Card|Bank|Pay|Account|Address|User|Balance|Turnover|SaferPlay|Agent|Token/;
  expect(stored.filter(({ name, movesMoney, secrets }) => movesMoney || secrets || isPrivate.test(name))).toEqual([]);
  const ofMembers = stored.filter(({ name }) => /Record|Rebate|Application/.test(name));
  expect(ofMembers.filter(({ offline }) => offline !== 'member')).toEqual([]);
  expect(ofMembers.length).toBeGreaterThan(3);
});

it('every call is declared under its name', () => {
  expect(allEndpoints.filter((endpoint) => Reflect.get(calls, endpoint.name) !== endpoint)).toEqual([]);
});

it('a call that is named get changes nothing, so a check of a backend may send its sample', () => {
  const reads = allEndpoints.filter(({ name }) => name.startsWith('get'));
  expect(reads.filter((one) => one.movesMoney === true || one.answer === ignored).map(({ name }) => name)).toEqual([]);
});
