import { isSigned } from '@parlour/release-contract/signature';
import { bearer, type OpenReleaseApi, openReleaseApi } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeEach(async () => {
  api = await openReleaseApi();
});
afterEach(() => api.close());

const preview = (requested: object) => api.call('POST', 'previews', requested, bearer);
const local = { wallet: 'http://127.0.0.1:4000' };

it('a preview token is signed by the registry, for whom it was made and as long as was asked', async () => {
  const answer = await preview({ rings: ['staff'], overrides: local, hours: 2, by: 'Ben' });
  const { preview: text, validUntil } = answer.json<{ preview: string; validUntil: string }>();
  const opened: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  expect(opened).toMatchObject({ rings: ['staff'], overrides: local, by: 'Ben', validUntil: '2026-11-20T14:00:00.000Z' });
  expect(validUntil).toBe('2026-11-20T14:00:00.000Z');
  await expect(isSigned(opened, [api.secret])).resolves.toBe(true);
  const altered = { ...(opened as object), validUntil: '2036-11-20T14:00:00.000Z' };
  await expect(isSigned(altered, [api.secret])).resolves.toBe(false);
});

it.each([
  'https://dev.example',
  'https://dev.example:8443',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
])('a preview token may point to %s', async (place) => {
  expect((await preview({ overrides: { wallet: place }, hours: 12 })).statusCode).toBe(200);
});

it.each([
  [{ overrides: { wallet: 'http://dev.example' }, hours: 1 }],
  [{ overrides: { wallet: 'https://dev.example/path' }, hours: 1 }],
  [{ overrides: { wallet: 'https://user@dev.example' }, hours: 1 }],
  [{ overrides: { wallet: "https://dev.example; script-src 'unsafe-inline'" }, hours: 1 }],
  [{ overrides: { wallet: 'https://dev.example:99999' }, hours: 1 }],
  [{ overrides: { wallet: 'http://localhost.evil.example' }, hours: 1 }],
  [{ overrides: { wallet: 'javascript:alert(1)' }, hours: 1 }],
  [{ overrides: { lottery: 'https://dev.example' }, hours: 1 }],
  [{ overrides: local, hours: 12.1 }],
  [{ overrides: local, hours: 0 }],
  [{ overrides: local }],
  [{ rings: ['owners'], hours: 1 }],
])('no preview token is made for %j', async (requested) => {
  expect((await preview(requested)).statusCode).toBe(400);
});
