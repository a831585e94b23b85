import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '../endpoint';
import { endGame, getGameUrl, getHotGames } from '../endpoints/lobby';
import { applyForActivity, getActivities, getActivity, getActivityTypes } from '../endpoints/promotions';
import { getBetRecords } from '../endpoints/records';
import { deleteCard, getCards, getVenueBalances, submitTransfer, submitWithdrawal } from '../endpoints/wallet';
import { createTransport } from '../transport';

const server = createServer();
let call: ReturnType<typeof createTransport>;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  call = createTransport({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: () => undefined });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a call whose answer has this `data`. Resolves to the raw body of the request. */
async function sending(endpoint: Endpoint, payload: unknown, data = 'null', options = {}): Promise<string> {
  let body = '';
  server.once('request', (request, response) => {
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`{"code":200,"message":"","data":${data}}`));
  });
  await call(endpoint, payload, options);
  return body;
}

it.each<[what: string, list: Endpoint, rows: string, send: Endpoint, payload: object, body: string]>([
  [
    'a card',
    getCards,
    '[{"id":5012}]',
    submitWithdrawal,
    { amount: '100', bank: '5012', password: 'x' },
    '{"amount":"100","bank":5012,"password":"x"}',
  ],
  [
    'a card',
    getCards,
    '[{"id":"5012"}]',
    submitWithdrawal,
    { amount: '100', bank: '5012', password: 'x' },
    '{"amount":"100","bank":"5012","password":"x"}',
  ],
  ['a card to unbind', getCards, '[{"id":7},{"id":"8"}]', deleteCard, { id: '7' }, '{"id":7}'],
  ['a card to unbind', getCards, '[{"id":7},{"id":"8"}]', deleteCard, { id: '8' }, '{"id":"8"}'],
  [
    'an id of many digits',
    getCards,
    '[{"id":9007199254740993}]',
    deleteCard,
    { id: '9007199254740993' },
    '{"id":9007199254740993}',
  ],
  [
    'an id of many digits',
    getCards,
    '[{"id":"9007199254740993"}]',
    deleteCard,
    { id: '9007199254740993' },
    '{"id":"9007199254740993"}',
  ],
  ['an id with zeros', getCards, '[{"id":"007"}]', deleteCard, { id: '007' }, '{"id":"007"}'],
  ['an offer', getActivities, '[{"id":"12"}]', getActivity, { id: '12' }, '{"id":"12"}'],
  ['an offer', getActivities, '[{"id":12}]', applyForActivity, { activityid: '12' }, '{"activityid":12}'],
  ['a type of offers', getActivityTypes, '[{"id":71}]', getActivities, { type: '71' }, '{"type":71}'],
  ['a type of offers', getActivityTypes, '[{"id":"71"}]', getActivities, { type: '71' }, '{"type":"71"}'],
  [
    'a venue',
    getVenueBalances,
    '[{"platname":12}]',
    submitTransfer,
    { amount: '1', sourcetype: 'userbalance', targettype: '12' },
    '{"amount":"1","sourcetype":"userbalance","targettype":12}',
  ],
  [
    'a venue to filter by',
    getVenueBalances,
    '[{"platname":12}]',
    getBetRecords,
    { date: 4, page: 1, api_type: '12' },
    '{"date":4,"page":1,"api_type":12}',
  ],
  [
    'no venue to filter by',
    getVenueBalances,
    '[{"platname":12}]',
    getBetRecords,
    { date: 4, page: 1, api_type: '' },
    '{"date":4,"page":1,"api_type":""}',
  ],
  [
    'a game',
    getHotGames,
    '{"hot":[{"Code":"PG","GameCode":126,"GameType":3}]}',
    getGameUrl,
    { plat_name: 'PG', game_type: '3', game_code: '126', is_mobile_url: 1 },
    '{"plat_name":"PG","game_type":3,"game_code":126,"is_mobile_url":1}',
  ],
  [
    'a game',
    getHotGames,
    '{"hot":[{"Code":"PG","GameCode":"126","GameType":"3"}]}',
    getGameUrl,
    { plat_name: 'PG', game_type: '3', game_code: '126', is_mobile_url: 1 },
    '{"plat_name":"PG","game_type":"3","game_code":"126","is_mobile_url":1}',
  ],
])('%s goes back in the type in which it came (%#)', async (_what, list, rows, send, payload, body) => {
  const listPayload = list === getCards ? { type: 1 } : {};
  await sending(list, listPayload, rows);
  expect(
    await sending(send, payload, send === getActivity ? rows.slice(1, -1) : send === getGameUrl ? '{"url":"/x"}' : '[]'),
  ).toBe(body);
});

it('the end of a game, sent as the page closes, has its ids in their types, too', async () => {
  await sending(getHotGames, {}, '{"hot":[{"Code":"PG","GameCode":126,"GameType":3}]}');
  const payload = { plat_name: 'PG', game_type: '3', game_code: '126' };
  expect(await sending(endGame, payload, 'null', { keepalive: true })).toBe('{"plat_name":"PG","game_type":3,"game_code":126}');
});

it('an offer of an address is of the type of the last offers, and a number before any came', async () => {
  await jest.isolateModulesAsync(async () => {
    const { jsonOf } = await import('../requestBody');
    expect(jsonOf(getActivity.request, { id: '71' })).toBe('{"id":71}');
    expect(jsonOf(getGameUrl.request, { plat_name: 'PG', game_code: '126' })).toBe('{"plat_name":"PG","game_code":"126"}');
  });
  await sending(getActivities, {}, '[{"id":"12"}]');
  expect(await sending(getActivity, { id: '71' }, '{"id":"71"}')).toBe('{"id":"71"}');
});
