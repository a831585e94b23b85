import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator();
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

it('pictures are compressed, have an ETag and may be kept', async () => {
  const games = (await operator.get('/api/game/list')).body.data as { mobile_img: string }[];
  expect(games.length).toBeGreaterThan(50);
  for (const path of [
    games[0]?.mobile_img ?? '',
    games.at(-1)?.mobile_img.replace('-wide', '') ?? '',
    '/demo/banners/cup.svg',
    '/demo/tiles/ob.svg',
    '/demo/avatar.svg',
    '/demo/qr/trc20.svg',
  ]) {
    const first = await fetch(operator.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([path, first.status, first.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
    expect(first.headers.get('cache-control')).toContain('max-age=2592000');
    const again = await fetch(operator.url + path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
  expect((await fetch(`${operator.url}/demo/covers/..%2f..%2fpackage.json`)).status).toBe(404);
});

it.each([
  ['/api/bannerList', { type: 2 }, 4],
  ['/api/activitylist', {}, 6],
  ['/api/activitytype', {}, 3],
  ['/api/uservip', {}, 10],
  ['/api/banklist', {}, 12],
  ['/api/homenotice', {}, 5],
])('%s with %j has at least %d rows', async (path, payload, least) => {
  const { data } = (await operator.post(path, payload, { token: await operator.logIn() })).body as {
    data: unknown[] | { data: unknown[] };
  };
  const rows = Array.isArray(data) ? data : data.data;
  expect(rows.length).toBeGreaterThanOrEqual(least);
});

it('twenty hot games, twenty games and more in each of the seven rooms, seven articles and more, every picture there', async () => {
  const { hot } = (await operator.post('/api/app/hall_list', {})).body.data as { hot: { app_img: string }[] };
  expect(hot).toHaveLength(20);
  const games = (await operator.get('/api/game/list')).body.data as { category_id: string; mobile_img: string }[];
  const rooms = new Map<string, number>();
  for (const { category_id } of games) rooms.set(category_id, (rooms.get(category_id) ?? 0) + 1);
  expect(rooms.size).toBe(7);
  for (const count of rooms.values()) expect(count).toBeGreaterThanOrEqual(20);
  for (const type of [1, 2, 3, 4, 5, 7, 8]) {
    const { content } = (await operator.post('/api/article', { type })).body.data as { content: string };
    expect(content.length).toBeGreaterThan(200);
  }
  for (const path of [...hot.map(({ app_img }) => app_img), ...games.map(({ mobile_img }) => mobile_img)]) {
    expect([path, (await fetch(operator.url + path, { method: 'HEAD' })).status]).toEqual([path, 200]);
  }
});
