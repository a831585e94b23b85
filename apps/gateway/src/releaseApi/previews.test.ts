import { isSigned } from '@parlour/release-contract/signature';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { bearer, HOST, type OpenReleaseApi, openReleaseApi } from '../testing/openReleaseApi';

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

describe('links to releases', () => {
  const releases = [{ name: 'wallet', version: '1.1.0' }];
  const made = async (more: object = {}) =>
    preview({ releases, title: 'A clearer receipt', source: 'https://git.example/42', days: 7, by: 'Ben', ...more });

  it('are made, listed and ended', async () => {
    const answer = await made();
    const { id, path } = answer.json<{ id: string; path: string }>();
    expect(answer.json()).toMatchObject({ by: 'Ben', title: 'A clearer receipt', validUntil: '2026-11-27T12:00:00.000Z' });
    expect(path).toMatch(/^\/\?composition=[\w.-]+$/);
    expect((await api.call('GET', 'previews', undefined, bearer)).json()).toEqual([answer.json()]);
    expect((await api.call('DELETE', `previews/${id}`, undefined, bearer)).statusCode).toBe(204);
    expect((await api.call('DELETE', `previews/${id}`, undefined, bearer)).statusCode).toBe(404);
    expect((await api.call('GET', 'previews', undefined, bearer)).json()).toEqual([]);
  });

  it('are ended by who may publish what they show, and by nobody else', async () => {
    const { id } = (await made()).json<{ id: string }>();
    const end = async (app: string) => {
      const url = `https://${HOST}/releases/previews/${id}`;
      const { registry } = await api.registry.trust();
      const key = await api.keyOf(app);
      const headers = await signRequest({ method: 'DELETE', url }, { registry, key, now: () => new Date(api.clock.now) });
      return (await api.call('DELETE', `previews/${id}`, undefined, headers)).statusCode;
    };
    expect([await end('records'), await end('wallet')]).toEqual([403, 204]);
  });

  it.each([
    [{ days: 7.1 }, 'a preview is there for 7 days at most'],
    [{ days: 0 }, 'a preview is there for an hour at least'],
    [{ title: ' ' }, 'a title is missing'],
    [{ source: 'javascript:alert(1)' }, 'is not an address like https://git.example/42'],
    [{ releases: [] }, 'a preview shows a release at least'],
    [{ releases: [{ name: 'wallet', version: '1.9.0' }] }, 'wallet@1.9.0 is not published'],
    [{ releases: [...releases, ...releases] }, 'wallet is named twice'],
    [{ releases: [{ name: '../wallet', version: '1.1.0' }] }, 'releases.0.name'],
  ])('are not made with %j', async (more, message) => {
    const answer = await made(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });
});
