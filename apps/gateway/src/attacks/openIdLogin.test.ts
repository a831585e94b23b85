import { generateKeyPairSync, createHmac, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOpenIdProvider } from '../releaseApi/openId/provider';
import { type Claims, type IdToken } from '../testing/openIdProvider';
import { type Begun, cookieIn, groupOf, openLogins, type OpenLogins } from '../testing/openLogins';
import { origin, TOKEN } from '../testing/openReleaseApi';

let logins: OpenLogins;
beforeEach(async () => {
  logins = await openLogins();
});
afterEach(() => logins.close());

type Answer = Awaited<ReturnType<OpenLogins['comeBack']>>;

/** The sentence of a page that says why nobody was logged in; fails when somebody was. */
function refusalIn(answer: Answer): readonly [number, string] {
  expect(cookieIn(answer.headers['set-cookie'], 'parlour_console')).toBe('');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  return [answer.statusCode, /<p>(.*?)<\/p>/s.exec(answer.body)?.[1] ?? answer.body];
}
const down = () => `${host()} does not answer as it should. Try again, or log in with a token.`;
const host = () => new URL(logins.server.issuer).host;

describe('attacks: the way back from the provider', () => {
  const bad = 'This browser began no log-in in the last ten minutes, or has finished it already.';
  const state = 'is not valid (invalid response encountered)';
  /** A tampered callback, and the browser that opens it, instead of the genuine one. */
  const rows: readonly [string, (own: Begun & { readonly url: URL }) => Promise<Answer>, number, string][] = [
    ['to a browser that began nothing', ({ url }) => logins.comeBack(url, ''), 400, bad],
    [
      'to a browser that began another log-in (login CSRF)',
      async ({ url }) => logins.comeBack(url, (await logins.begin()).cookie),
      400,
      state,
    ],
    [
      "with another's code for the state of this browser",
      async ({ url, cookie }) => {
        const other = await logins.begin();
        const foreign = await logins.server.logIn(other.location, 'ana-1');
        url.searchParams.set('code', foreign.searchParams.get('code') ?? '');
        return logins.comeBack(url, cookie);
      },
      400,
      'does not accept this log-in any more (invalid_grant)',
    ],
    ['with another state', ({ url, cookie }) => logins.comeBack(changed(url, { state: 'x' }), cookie), 400, state],
    ['without a state', ({ url, cookie }) => logins.comeBack(changed(url, { state: undefined }), cookie), 400, state],
    ['with two states', ({ url, cookie }) => logins.comeBack(twice(url, 'state'), cookie), 400, state],
    ['with two codes', ({ url, cookie }) => logins.comeBack(twice(url, 'code'), cookie), 400, state],
    [
      'from another issuer',
      ({ url, cookie }) => logins.comeBack(changed(url, { iss: 'https://evil.example' }), cookie),
      400,
      state,
    ],
    ['without the issuer', ({ url, cookie }) => logins.comeBack(changed(url, { iss: undefined }), cookie), 400, state],
    [
      'with a made-up code',
      ({ url, cookie }) => logins.comeBack(changed(url, { code: 'made-up' }), cookie),
      400,
      'does not accept this log-in any more (invalid_grant)',
    ],
    ['without a code', ({ url, cookie }) => logins.comeBack(changed(url, { code: undefined }), cookie), 400, 'is not valid'],
    [
      'a second time, with the cookie that the browser removed',
      async ({ url, cookie }) => {
        expect((await logins.comeBack(url, cookie)).statusCode).toBe(303);
        return logins.comeBack(url, cookie);
      },
      400,
      'This log-in was finished before.',
    ],
    [
      'a second time, to another gateway',
      async ({ url, cookie }) => {
        expect((await logins.comeBack(url, cookie)).statusCode).toBe(303);
        const other = await logins.api.serve(TOKEN, createOpenIdProvider(logins.config));
        const answer = await logins.comeBack(url, cookie, other);
        await other.close();
        return answer;
      },
      400,
      'This log-in was finished before.',
    ],
    [
      'after ten minutes',
      ({ url, cookie }) => {
        logins.api.clock.now += 600_000;
        return logins.comeBack(url, cookie);
      },
      400,
      bad,
    ],
    [
      'with a cookie that was altered',
      ({ url, cookie }) => {
        const [name, text = '', signature] = cookie.split(/[=.]/);
        const read: object = JSON.parse(Buffer.from(text, 'base64url').toString());
        const altered = Buffer.from(JSON.stringify({ ...read, until: 9e15 })).toString('base64url');
        return logins.comeBack(url, `${name}=${altered}.${signature}`);
      },
      400,
      bad,
    ],
    [
      'with a session for a cookie',
      async ({ url }) => logins.comeBack(url, (await logins.logIn('ana-1')).replace('parlour_console', 'parlour_login')),
      400,
      bad,
    ],
    [
      'with a cookie of a site with another secret',
      async ({ url, cookie }) => {
        const other = await logins.api.serve('another token', createOpenIdProvider(logins.config));
        const answer = await logins.comeBack(url, cookie, other);
        await other.close();
        return answer;
      },
      400,
      bad,
    ],
    [
      'with an error instead of a code',
      ({ url, cookie }) => logins.comeBack(changed(url, { code: undefined, error: 'access_denied' }), cookie),
      403,
      'did not let you in (access_denied)',
    ],
    [
      'with markup for an error',
      ({ url, cookie }) => logins.comeBack(changed(url, { code: undefined, error: '<script>alert(1)</script>' }), cookie),
      403,
      'did not let you in (an error)',
    ],
  ];

  it.each(rows)('%s', async (_name, arrive, status, message) => {
    const begun = await logins.begin();
    const url = await logins.server.logIn(begun.location, 'ana-1');
    const refusal = refusalIn(await arrive({ ...begun, url }));
    expect(refusal).toEqual([status, expect.stringContaining(message)]);
  });
});

describe('attacks: a proof of the provider', () => {
  const claimed = (changes: Claims) => (token: IdToken) => logins.server.sign({ ...token.claims, ...changes });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1000);
  const rows: readonly [string, (token: IdToken) => string | undefined][] = [
    ['for another audience', (token) => claimed({ aud: 'another-client' })(token)],
    ['for another audience too, as its party', (token) => claimed({ aud: ['parlour-console', 'x'], azp: 'x' })(token)],
    ['of another issuer', (token) => claimed({ iss: 'https://evil.example' })(token)],
    ['that has expired', (token) => claimed({ exp: now() - 31 })(token)],
    ['that never expires', (token) => claimed({ exp: undefined })(token)],
    ['that is not valid yet', (token) => claimed({ nbf: now() + 3600 })(token)],
    ['with the nonce of another log-in', (token) => claimed({ nonce: 'another' })(token)],
    ['without a nonce', (token) => claimed({ nonce: undefined })(token)],
    ['of nobody', (token) => claimed({ sub: undefined })(token)],
    ['without a signature', ({ claims }) => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['with its signature cut off', ({ jwt }) => jwt.replace(/[^.]*$/, '')],
    [
      'that was altered',
      ({ jwt, claims }) => {
        const [header, , signature] = jwt.split('.');
        return `${header}.${part({ ...claims, groups: ['/wallet', '/admin'] })}.${signature}`;
      },
    ],
    [
      'signed with another key of the same name',
      ({ header, claims }) => {
        const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
        const text = `${part(header)}.${part(claims)}`;
        return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
      },
    ],
    [
      'signed with a key that the provider does not name',
      ({ claims }) => logins.server.sign(claims, { alg: 'ES256', kid: 'k2' }),
    ],
    [
      'signed with the secret of the gateways',
      ({ claims }) => {
        const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
        return `${text}.${createHmac('sha256', logins.server.clientSecret).update(text).digest('base64url')}`;
      },
    ],
    ['that is none', () => undefined],
  ];

  it.each(rows)('%s', async (_name, change) => {
    const { location, cookie } = await logins.begin();
    const url = await logins.server.logIn(location, 'ana-1');
    logins.server.tamper(change);
    const [status, message] = refusalIn(await logins.comeBack(url, cookie));
    expect([status, message]).toEqual([400, expect.stringContaining(`The answer of ${host()} is not valid`)]);
  });

  it('that is as it should be is accepted, so that the rows above are refused for what they change', async () => {
    const { location, cookie } = await logins.begin();
    const url = await logins.server.logIn(location, 'ana-1');
    logins.server.tamper(claimed({}));
    expect((await logins.comeBack(url, cookie)).statusCode).toBe(303);
  });

  it('that is no token at all is no proof', async () => {
    const { location, cookie } = await logins.begin();
    const url = await logins.server.logIn(location, 'ana-1');
    logins.server.tamper(() => 'x.y.z');
    expect(refusalIn(await logins.comeBack(url, cookie))).toEqual([502, down()]);
  });

  it('in the place of a session: nobody is in by a cookie of the way there', async () => {
    const { cookie } = await logins.begin();
    const session = cookie.replace('parlour_login', 'parlour_console');
    expect((await logins.api.call('GET', 'state', undefined, { cookie: session })).statusCode).toBe(401);
  });
});

describe('attacks: somebody whom the provider knows', () => {
  it.each([
    ['in no group', undefined, 'names no group that you are in. Rights here come from groups.'],
    ['in groups without rights', ['/staff', 'wallet-people'], 'in /staff, wallet-people. None of these groups has rights here.'],
    ['in groups that are markup', ['<b>/wallet</b>', '\'"&'], 'in &lt;b&gt;/wallet&lt;/b&gt;, &#39;&quot;&amp;. None of'],
  ])('%s learns which groups the provider named, and no other', async (_name, groups, message) => {
    logins.server.people.set('eve-9', { name: 'eve', ...(groups && { groups }) });
    const { location, cookie } = await logins.begin();
    const [status, text] = refusalIn(await logins.comeBack(await logins.server.logIn(location, 'eve-9'), cookie));
    expect([status, text]).toEqual([403, expect.stringContaining(`${host()} says that you are eve, `)]);
    expect(text).toContain(message);
    expect(text.replaceAll('&lt;b&gt;/wallet', '')).not.toContain('/wallet');
  });

  it('in many groups is let in by the one that has rights', async () => {
    const others = Array.from({ length: 300 }, (_, index) => `/a-group-without-rights-${index}`);
    logins.server.people.set('ana-3', { name: 'ana', groups: [...others, '/wallet'] });
    const cookie = await logins.logIn('ana-3');
    expect((await logins.api.call('GET', 'state', undefined, { cookie })).statusCode).toBe(200);
  });

  it('in more groups with rights than a cookie holds is told so', async () => {
    const claims = Array.from({ length: 30 }, (_, index) => `/${index}/`.padEnd(190, 'x'));
    const { members } = (await logins.api.registry.head()).policy;
    const groups = claims.map((claim, index) => [`g${index}`, groupOf(claim)]);
    await logins.setMembers({ ...members, ...Object.fromEntries(groups) });
    logins.server.people.set('eve-9', { name: 'eve', groups: claims });
    const { location, cookie } = await logins.begin();
    const answer = await logins.comeBack(await logins.server.logIn(location, 'eve-9'), cookie);
    expect(refusalIn(answer)).toEqual([403, 'You are in more groups with rights than a browser can store.']);
  });
});

describe('attacks: the way to the provider', () => {
  const post = (body: object, headers: Record<string, string>) => logins.api.call('POST', 'openid', body, headers);

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/a\r\nx: y',
    '/#/x',
    'history',
  ])('goes on at no other place than a page of the console: %j', async (at) => {
    const answer = await post({ at }, { origin });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'at: is not a page of the console' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', {}],
    ['a frame without an origin', { origin: 'null' }],
  ])('is not begun by %s', async (_case, headers) => {
    const answer = await post({}, headers);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Only pages of this site may log in.' }]);
  });

  it('leads to no site that the provider does not know, whatever name a request gives this one', async () => {
    const answer = await post({}, { origin: 'https://evil.example', host: 'evil.example' });
    const { location } = answer.json<{ location: string }>();
    expect(new URL(location).searchParams.get('redirect_uri')).toBe('https://evil.example/releases/openid/callback');
    await expect(logins.server.logIn(location, 'ana-1')).rejects.toThrow('redirect_uri did not match');
  });

  it('is taken twenty times in a row from one address, so that nobody sends many requests to the provider through here', async () => {
    for (let time = 0; time < 20; time += 1) expect((await post({}, { origin })).statusCode).toBe(200);
    const answer = await post({}, { origin });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3']);
    logins.api.clock.now += 3_000;
    expect((await post({}, { origin })).statusCode).toBe(200);
  });
});

describe('faults: a provider', () => {
  type Fault = (request: IncomingMessage, response: ServerResponse) => void;
  const long: Fault = (_request, response) =>
    response.setHeader('content-type', 'application/json').end(`{"x":"${'y'.repeat(2_000_000)}"}`);
  const hang: Fault = () => logins.endWaiting();
  const stall: Fault = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":', () => logins.endWaiting());
  };
  const rows: readonly [string, Fault][] = [
    ['cuts the line', (request) => request.destroy()],
    ['does not answer', hang],
    ['stops in the middle of its answer', stall],
    ['never stops answering', long],
    ['is broken', (_request, response) => response.writeHead(500).end('it broke')],
    ['answers with a page', (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>hello</h1>')],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ];

  it.each(rows)('that %s is said to be down, and others log in with a token', async (_name, fault) => {
    const { api, server } = logins;
    server.faults.set('/.well-known/openid-configuration', fault);
    const answer = await api.call('POST', 'openid', {}, { origin });
    expect([answer.statusCode, answer.json()]).toEqual([502, { message: down() }]);
    expect((await api.logIn()).statusCode).toBe(204);
    server.faults.clear();
    expect((await api.call('POST', 'openid', {}, { origin })).statusCode).toBe(200);
  });

  const calls = ['/token', '/jwks'].flatMap((call) => rows.map(([name, fault]) => [name, call, fault] as const));
  it.each(calls)('that %s at %s, after somebody logged in there, lets nobody in', async (_name, call, fault) => {
    const { server, begin, comeBack } = logins;
    const { location, cookie } = await begin();
    const url = await server.logIn(location, 'ana-1');
    server.faults.set(call, fault);
    expect(refusalIn(await comeBack(url, cookie))).toEqual([502, down()]);
  });

  it('that calls itself by another name is not the one that was configured', async () => {
    const { api, server } = logins;
    const text = await (await fetch(`${server.issuer}/.well-known/openid-configuration`)).text();
    server.faults.set('/.well-known/openid-configuration', (_request, response) =>
      response.setHeader('content-type', 'application/json').end(text.replace(`"${server.issuer}"`, `"${server.issuer}/"`)),
    );
    const answer = await api.call('POST', 'openid', {}, { origin });
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { message: `${host()} calls itself ${server.issuer}/, and OIDC_ISSUER is ${server.issuer}.` },
    ]);
  });
});

function changed(url: URL, changes: Readonly<Record<string, string | undefined>>): URL {
  const next = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  return next;
}

function twice(url: URL, name: string): URL {
  const next = new URL(url);
  next.searchParams.append(name, 'another');
  return next;
}
