import { createHash } from 'node:crypto';
import type { HistoryEntry, State } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import { contentDigest, signRequest } from '@parlour/registry/trust/signedRequests';
import { HOST, type OpenReleaseApi, openReleaseApi, origin, promote } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeEach(async () => {
  api = await openReleaseApi();
});
afterEach(() => api.close());

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly body?: object;
  readonly key?: PrivateKey;
  readonly registry?: string;
  /** How many milliseconds before now it was signed. */
  readonly agoMs?: number;
}

const signed = async ({ method = 'POST', path = 'changes', body, key, registry, agoMs = 0 }: Asking) => {
  const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const url = `https://${HOST}/releases/${path}`;
  const headers = await signRequest(
    { method, url, ...(payload && { body: payload }) },
    {
      registry: registry ?? (await api.registry.trust()).registry,
      key: key ?? (await api.keyOf('wallet')),
      now: () => new Date(api.clock.now - agoMs),
    },
  );
  return { method, url: `/releases/${path}`, headers, payload };
};
type Sent = Awaited<ReturnType<typeof signed>>;
const send = ({ method, url, headers, payload }: Sent) =>
  api.app.inject({
    method,
    url,
    headers: { host: HOST, ...headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });
const change = (requested: object = promote) => ({ body: { change: requested, reason: 'new receipt' } });

it('a team changes its app with its key alone, and the history says that it was the team', async () => {
  const answer = await send(await signed(change()));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<State>().history[0]).toMatchObject({
    by: 'wallet',
    author: { kind: 'team', name: 'wallet', key: (await api.keyOf('wallet')).kid },
  });
});

it('the name that a team gives beside its signature counts for nothing', async () => {
  const answer = await send(await signed({ body: { change: promote, reason: 'x', by: 'the CEO' } }));
  expect(answer.json<State>().history[0]?.by).toBe('wallet');
});

it('a team reads what is live, plans and looks at the history', async () => {
  for (const path of ['state', 'history', 'history/1', 'health'])
    expect((await send(await signed({ method: 'GET', path }))).statusCode).toBe(200);
  const answer = await send(await signed({ path: 'plan', body: { change: { kind: 'switchOff', name: 'shell' } } }));
  expect(answer.statusCode).toBe(200);
});

it('is answered where nobody has a token, and there only what is signed is', async () => {
  const without = await api.serve(undefined);
  const { method, url, headers, payload } = await signed(change());
  const sent = { method, url, headers: { host: HOST, ...headers, 'content-type': 'application/json' }, payload: payload ?? '' };
  expect((await without.inject(sent)).statusCode).toBe(200);
  expect((await without.inject({ url: '/releases/state' })).statusCode).toBe(404);
  await without.close();
});

describe('a signed request is refused', () => {
  const spoiled: readonly [string, Asking, (sent: Sent) => Sent, number, string][] = [
    [
      'with another body',
      change(),
      (sent) => ({ ...sent, payload: Buffer.from('{"change":{}}') }),
      401,
      'not the one that was signed',
    ],
    [
      'with another body and its digest',
      change(),
      (sent) => {
        const payload = Buffer.from(JSON.stringify({ change: { kind: 'switchOff', name: 'wallet' }, reason: 'x' }));
        return { ...sent, payload, headers: { ...sent.headers, 'content-digest': contentDigest(payload) } };
      },
      401,
      'signature of the request is wrong',
    ],
    ['at another path', change(), (sent) => ({ ...sent, url: '/releases/plan' }), 401, 'signature of the request is wrong'],
    [
      'with another query',
      change(),
      (sent) => ({ ...sent, url: '/releases/changes?x=1' }),
      401,
      'signature of the request is wrong',
    ],
    [
      'by another method',
      { method: 'GET', path: 'state' },
      (sent) => ({ ...sent, method: 'POST' }),
      401,
      'signature of the request is wrong',
    ],
    ['that is for another registry', { ...change(), registry: 'another' }, (sent) => sent, 401, 'for the registry another'],
    [
      'that was turned to this registry afterwards',
      { ...change(), registry: 'another' },
      (sent) => ({ ...sent, headers: { ...sent.headers, 'parlour-registry': api.secret.kid } }),
      401,
      'signature of the request is wrong',
    ],
    ['that is old', { ...change(), agoMs: 301_000 }, (sent) => sent, 401, 'more than 5 minutes ago'],
    ['from the future', { ...change(), agoMs: -301_000 }, (sent) => sent, 401, 'more than 5 minutes ago'],
    [
      'without a signature',
      change(),
      (sent) => ({ ...sent, headers: { ...sent.headers, signature: '' } }),
      401,
      'signature of the request is wrong',
    ],
    [
      'with an empty list of what is signed',
      change(),
      (sent) => ({
        ...sent,
        headers: { ...sent.headers, 'signature-input': String(sent.headers['signature-input']).replace(/\(.*?\)/, '()') },
      }),
      401,
      'signature of the request is wrong',
    ],
    [
      'that leaves the digest of its body out',
      change(),
      (sent) => ({
        ...sent,
        headers: { ...sent.headers, 'signature-input': String(sent.headers['signature-input']).replace(' "content-digest"', '') },
      }),
      401,
      'signature of the request is wrong',
    ],
    [
      'whose nonce was changed',
      change(),
      (sent) => ({
        ...sent,
        headers: { ...sent.headers, 'signature-input': String(sent.headers['signature-input']).replace('nonce="', 'nonce="_') },
      }),
      401,
      'signature of the request is wrong',
    ],
    [
      'whose nonce is none',
      change(),
      (sent) => ({
        ...sent,
        headers: {
          ...sent.headers,
          'signature-input': String(sent.headers['signature-input']).replace(/nonce="[^"]*"/, 'nonce="../x"'),
        },
      }),
      401,
      'nonce',
    ],
    [
      'for another purpose',
      change(),
      (sent) => ({
        ...sent,
        headers: {
          ...sent.headers,
          'signature-input': String(sent.headers['signature-input']).replace('parlour-releases', 'other'),
        },
      }),
      401,
      'tag other',
    ],
    [
      'in the name of another key',
      change(),
      (sent) => ({
        ...sent,
        headers: {
          ...sent.headers,
          'signature-input': String(sent.headers['signature-input']).replace(/keyid="[^"]*"/, 'keyid="nobody"'),
        },
      }),
      401,
      'key nobody is of nobody here',
    ],
  ];

  it.each(spoiled)('%s', async (_name, asked, spoil, status, message) => {
    const answer = await send(spoil(await signed(asked)));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, expect.stringContaining(message)]);
    expect((await api.registry.current())?.sequence).toBe(1);
  });

  it('a second time, also by another gateway on the store', async () => {
    // Across the end of an hour, when the nonces of the previous hour are about to be removed.
    api.clock.now += 3_599_000;
    const sent = await signed(change());
    const other = await api.serve(undefined);
    expect((await send(sent)).statusCode).toBe(200);
    api.clock.now += 2_000;
    const { method, url, headers, payload } = sent;
    const again = {
      method,
      url,
      headers: { host: HOST, ...headers, 'content-type': 'application/json' },
      payload: payload ?? '',
    };
    for (const app of [api.app, other]) {
      const answer = await app.inject(again);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { message: 'This request was made before; its nonce is used up.' },
      ]);
    }
    await other.close();
  });

  it('by one of many who send the same at once', async () => {
    const sent = await signed(change());
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(sent)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of a key that was taken away', async () => {
    const key = await api.keyOf('wallet');
    await setPolicy(api.registry, api.secret, ({ members: { wallet: _gone, ...members }, apps }) => ({ members, apps }));
    const answer = await send(await signed({ ...change(), key }));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      401,
      `The key ${key.kid} is of nobody here. Send its public part to operations, who run: npm run release -- team <app> <file> (or person <name> <file>).`,
    ]);
  });

  it('of a key that was replaced, whose team is not told to hand it in again', async () => {
    const key = await api.keyOf('records');
    const { kid } = key;
    const next = publicPart(await createKey());
    await setPolicy(api.registry, api.secret, ({ members, apps }) => {
      const { records } = members;
      if (records === undefined) throw new Error('records has no team');
      const replaced = { ...records, keys: [next], retiredKeys: [publicPart(key)] };
      return { members: { ...members, records: replaced }, apps };
    });
    const answer = await send(await signed({ ...change(), key }));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      401,
      `The key ${kid} of records was replaced; use the new one, also in the secret of your CI (RELEASES_KEY).`,
    ]);
  });
});

describe("with the wallet team's key nobody can", () => {
  const barred: readonly [string, Change | object, RegExp][] = [
    [
      "promote another team's app",
      { ...promote, releases: [{ name: 'shell', version: '1.0.0' }] },
      /lacks the right|nothing would change|goes to everyone/,
    ],
    ['roll the shell back', { kind: 'rollBack', name: 'shell' }, /lacks the right "rollback" for shell/],
    ["roll another team's app back", { kind: 'rollBack', name: 'records' }, /lacks the right "rollback" for records/],
    ["take another team's canary back", { kind: 'stop', name: 'records' }, /lacks the right/],
    ["switch another team's app off", { kind: 'switchOff', name: 'records' }, /lacks the right "switchOff" for records/],
    ["switch another team's path off", { kind: 'switchOff', name: 'records', paths: ['/betRecord'] }, /lacks the right/],
    ["switch another team's app on", { kind: 'switchOn', name: 'records' }, /lacks the right/],
    ['remove its app', { kind: 'remove', name: 'wallet' }, /lacks the right "compose"/],
    ["remove another team's app", { kind: 'remove', name: 'records' }, /lacks the right "compose"/],
    ['return the site', { kind: 'return', sequence: 1 }, /lacks the right "compose"/],
    ['switch the service worker off', { kind: 'switchWorker', to: 'off' }, /lacks the right "compose"/],
  ];

  it.each(barred)('%s', async (_name, requested, message) => {
    const answer = await send(await signed(change(requested)));
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toMatch(message);
    expect((await api.registry.history()).at(-1)).toBe(1);
  });

  it('name another key, team or right', async () => {
    const { policy } = await api.registry.head();
    const answer = await send(await signed(change({ kind: 'setPolicy', policy: await sign(policy, await api.keyOf('wallet')) })));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'wallet lacks the right "administer" for the site',
    ]);
  });

  it('open a preview of another app', async () => {
    const body = { overrides: { shell: 'https://dev.example' }, hours: 1 };
    expect((await send(await signed({ path: 'previews', body }))).statusCode).toBe(400);
    const own = { overrides: { wallet: 'https://dev.example' }, hours: 1 };
    expect((await send(await signed({ path: 'previews', body: own }))).statusCode).toBe(200);
    // A remote of its own that is not live yet.
    const foreign = await createKey();
    await setPolicy(api.registry, api.secret, ({ members, apps }) => ({
      members: {
        ...members,
        lottery: { kind: 'team', keys: [publicPart(foreign)], apps: { lottery: { rights: ['publish'] } }, site: [] },
      },
      apps,
    }));
    const lottery = { overrides: { lottery: 'https://dev.example' }, hours: 1 };
    expect((await send(await signed({ path: 'previews', body: lottery, key: foreign }))).statusCode).toBe(200);
    const answer = await send(await signed({ path: 'previews', body: own, key: foreign }));
    expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'lottery lacks the right "publish" for wallet.' }]);
  });

  it('approve what it asked for', async () => {
    await setPolicy(api.registry, api.secret, ({ members, apps }) => ({
      members,
      apps: { ...apps, wallet: { approvalAbove: 100 } },
    }));
    const state = (await send(await signed(change()))).json<State>();
    const request = state.requests[0]?.sequence;
    expect(request).toBe(3);
    const answer = await send(await signed(change({ kind: 'approve', request })));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('a person has to answer this'),
    ]);
    expect((await api.registry.current())?.remotes['wallet']?.canary).toBeUndefined();
  });
});

it('the root key changes who may do what, and nothing that is live', async () => {
  const answer = await send(await signed({ ...change(), key: api.secret }));
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    403,
    'root lacks the right "canary" or "promote" for wallet',
  ]);
});

describe("a person's own token", () => {
  const token = 'a-token-of-ana-alone';
  const tokenHash = createHash('sha256').update(token).digest('hex');
  beforeEach(() =>
    setPolicy(api.registry, api.secret, ({ members, apps }) => ({
      members: { ...members, ana: { kind: 'person', keys: [], tokenHash, apps: { wallet: { rights: ['canary'] } }, site: [] } },
      apps,
    })),
  );

  it('proves who changed something, whatever name is given, within that person’s rights', async () => {
    const login = await api.call('POST', 'session', { token, by: 'the CEO' }, { origin });
    expect(login.statusCode).toBe(204);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    expect((await api.call('POST', 'changes', change().body, { origin, cookie })).statusCode).toBe(200);
    expect((await api.call('GET', 'session', undefined, { cookie })).json()).toEqual({ name: 'ana' });
    const off = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'x' };
    expect((await api.call('POST', 'changes', off, { origin, cookie })).statusCode).toBe(403);
    const [entry] = (await api.call('GET', 'history', undefined, { cookie })).json<HistoryEntry[]>();
    expect(entry).toMatchObject({ by: 'ana', author: { kind: 'person', name: 'ana' } });
  });

  it('ends with the person: open sessions too', async () => {
    const login = await api.call('POST', 'session', { token, by: 'ana' }, { origin });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    expect((await api.call('GET', 'state', undefined, { cookie })).statusCode).toBe(200);
    await setPolicy(api.registry, api.secret, ({ members: { ana: _gone, ...members }, apps }) => ({ members, apps }));
    expect((await api.call('GET', 'state', undefined, { cookie })).statusCode).toBe(401);
    expect((await api.call('GET', 'state', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  it('opens the console where the site has no token of its own', async () => {
    const without = await api.serve(undefined);
    expect((await without.inject({ url: '/releases/state', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      200,
    );
    await without.close();
  });
});
