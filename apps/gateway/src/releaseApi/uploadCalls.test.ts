import { bearer, type OpenReleaseApi, openReleaseApi } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeAll(async () => {
  api = await openReleaseApi();
});
afterAll(() => api.close());

const right = { path: 'x.js', encoding: 'identity', size: 1_000_000, sha256: `${'A'.repeat(43)}=` };

it.each<[string, object, string]>([
  ['what is no SHA-256', { ...right, sha256: 'AAAA' }, 'sha256: is not a SHA-256 in base64'],
  ['a size below none', { ...right, size: -1 }, 'size'],
  ['an unknown encoding', { ...right, encoding: 'zip' }, 'encoding'],
  ['an upload that nobody began', right, 'nobody began to publish wallet 9.0.0'],
])('hands out no address for %s', async (_what, body, message) => {
  const answer = await api.call('POST', 'uploads/wallet/9.0.0/address', body, bearer);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain(message);
});

it('hands out addresses to nobody who is not let in', async () => {
  expect((await api.call('POST', 'uploads/wallet/9.0.0/address', right)).statusCode).toBe(401);
});
