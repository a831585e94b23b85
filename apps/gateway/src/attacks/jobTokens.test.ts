import { createHmac, createPublicKey } from 'node:crypto';
import { createKey, publicPart, type PublicKey, sign } from '@parlour/release-contract/signature';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import { exchanged } from '@parlour/registry/provenance/exchange';
import { type CiIssuer, startCiIssuer, type TokenClaims } from '../testing/ciIssuer';
import { type OpenJobs, openJobs } from '../testing/openJobs';
import { origin } from '../testing/openReleaseApi';

let jobs: OpenJobs;
/** Another CI service, which the policy does not name. */
let stranger: CiIssuer;
beforeAll(async () => {
  jobs = await openJobs();
  stranger = await startCiIssuer(origin, () => jobs.api.clock.now);
});
afterAll(async () => {
  await jobs.close();
  await stranger.close();
});
// Each test sends a token from the same address.
beforeEach(() => void (jobs.api.clock.now += 3_000));

const seconds = () => Math.floor(jobs.api.clock.now / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token with the signature that `forge` makes of its first two parts. */
const forged = (header: object, forge: (text: string) => string, claims: TokenClaims = {}) => {
  const iat = seconds();
  const text = `${part(header)}.${part({ iss: jobs.ci.issuer, aud: origin, iat, exp: iat + 300, ...jobs.usual, ...claims })}`;
  return `${text}.${forge(text)}`;
};
const right = () => jobs.ci.token(jobs.usual);

const claimRows: readonly (readonly [what: string, claims: () => TokenClaims, status: number, message: string])[] = [
  [
    'of another repository',
    () => ({ repository: 'evil/wallet', sub: 'repo:evil/wallet:x' }),
    403,
    'The job repo:evil/wallet:x is of no team here.',
  ],
  ['of a fork', () => ({ repository: 'octocat/wallet', repository_id: '99' }), 403, 'is of no team here.'],
  ['of a repository whose name begins the same', () => ({ repository: 'acme/wallet-evil' }), 403, 'is of no team here.'],
  [
    'of a pull request',
    () => ({ event_name: 'pull_request', ref: 'refs/pull/5/merge' }),
    403,
    'its ref is refs/pull/5/merge, not refs/heads/main',
  ],
  [
    'of a pull request that says to be the branch',
    () => ({ event_name: 'pull_request' }),
    403,
    'its event_name is pull_request: it runs what nobody has agreed to',
  ],
  [
    'of pull_request_target, which a fork can start on the branch',
    () => ({ event_name: 'pull_request_target' }),
    403,
    'its event_name is pull_request_target',
  ],
  [
    'of a merge request, as GitLab says it',
    () => ({ pipeline_source: 'merge_request_event' }),
    403,
    'its pipeline_source is merge_request_event',
  ],
  [
    'of a child pipeline, whose parent may run for a merge request',
    () => ({ pipeline_source: 'parent_pipeline' }),
    403,
    'its pipeline_source is parent_pipeline',
  ],
  [
    'whose event is a list',
    () => ({ event_name: ['pull_request'] }),
    401,
    'The claim event_name of the token is no text of at most 500 characters.',
  ],
  [
    'whose event is too long to be kept',
    () => ({ event_name: `pull_request${'x'.repeat(500)}` }),
    401,
    'The claim event_name of the token is no text',
  ],
  [
    'of another branch',
    () => ({ ref: 'refs/heads/main2' }),
    403,
    'it is not of wallet, because its ref is refs/heads/main2, not refs/heads/main',
  ],
  ['of a tag called like the branch', () => ({ ref: 'refs/tags/main' }), 403, 'its ref is refs/tags/main, not refs/heads/main'],
  ['of another environment', () => ({ environment: 'staging' }), 403, 'its environment is staging, not production'],
  ['without an environment', () => ({ environment: undefined }), 403, 'it has no claim environment'],
  [
    'of another workflow',
    () => ({ workflow_ref: 'acme/wallet/.github/workflows/evil.yml@refs/heads/main' }),
    403,
    'its workflow_ref is acme/wallet/.github/workflows/evil.yml',
  ],
  ['whose repository is a list', () => ({ repository: ['acme/wallet'] }), 401, 'The claim repository of the token is no text'],
  ['that has expired', () => ({ iat: seconds() - 600, exp: seconds() - 61 }), 401, 'The token has expired.'],
  ['that is not valid yet', () => ({ nbf: seconds() + 120 }), 401, 'The token is not valid yet'],
  ['of the future', () => ({ iat: seconds() + 120 }), 401, 'The token is not valid yet'],
  [
    'that is old and good for a year',
    () => ({ iat: seconds() - 3_700, exp: seconds() + 31_536_000 }),
    401,
    'The token was issued more than an hour ago.',
  ],
  [
    'for another site',
    () => ({ aud: 'https://other.example' }),
    401,
    'The token is for https://other.example, which is no address of this site.',
  ],
  ['for this site and another', () => ({ aud: [origin, 'https://other.example'] }), 401, 'The token is for several audiences'],
  ['for the same name without TLS', () => ({ aud: origin.replace('https', 'http') }), 401, 'which is no address of this site'],
  ['for nobody', () => ({ aud: undefined }), 401, 'The token has no aud.'],
  ['without a subject', () => ({ sub: undefined }), 401, 'The token has no sub.'],
  ['without an end', () => ({ exp: undefined }), 401, 'The token has no exp.'],
  ['without a beginning', () => ({ iat: undefined }), 401, 'The token has no iat.'],
  ['whose end is a text', () => ({ exp: '9999999999' }), 401, 'The exp of the token is not as it has to be.'],
];

it.each(claimRows)('a token %s is refused', async (_what, claims, status, message) => {
  const answer = await jobs.exchange(await jobs.ci.token({ ...jobs.usual, ...claims() }));
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, expect.stringContaining(message)]);
});

const tokenRows: readonly (readonly [what: string, token: () => string | Promise<string>, status: number, message: string])[] = [
  ['without a signature (alg: none)', () => forged({ alg: 'none' }, () => ''), 401, 'an algorithm that is not accepted'],
  [
    'signed with the public key as a secret (HS256)',
    () => {
      const { kid, kty, n, e } = jobs.ci.key();
      const pem = createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
      return forged({ alg: 'HS256', kid }, (text) => createHmac('sha256', pem).update(text).digest('base64url'));
    },
    401,
    'an algorithm that is not accepted',
  ],
  [
    'that brings its own key (jwk)',
    () => stranger.token({ ...jobs.usual, iss: jobs.ci.issuer }, { jwk: publicOf(stranger), kid: 'own' }),
    401,
    'names a key that',
  ],
  [
    'that says where its key is (jku)',
    () => stranger.token({ ...jobs.usual, iss: jobs.ci.issuer }, { jku: `${stranger.issuer}/jwks` }),
    401,
    'names a key that',
  ],
  [
    'that says where its certificate is (x5u)',
    () => stranger.token({ ...jobs.usual, iss: jobs.ci.issuer }, { x5u: `${stranger.issuer}/jwks`, kid: jobs.ci.key().kid }),
    401,
    'is not signed by',
  ],
  [
    'signed by another under the id of the key',
    () => stranger.token({ ...jobs.usual, iss: jobs.ci.issuer }, { kid: jobs.ci.key().kid }),
    401,
    'is not signed by',
  ],
  [
    'of an issuer that the policy does not name',
    () => stranger.token(jobs.usual),
    403,
    'is no issuer that this site takes tokens of',
  ],
  [
    'of the issuer with a slash',
    () => jobs.ci.token({ ...jobs.usual, iss: `${jobs.ci.issuer}/` }),
    403,
    'is no issuer that this site takes tokens of',
  ],
  ['without an issuer', () => jobs.ci.token({ ...jobs.usual, iss: undefined }), 401, 'The token has no iss.'],
  [
    'that demands an extension (crit)',
    async () => forged({ ...headerOf(await right()), crit: ['own'], own: 1 }, () => 'AAAA'),
    401,
    'an extension that is not known here',
  ],
  [
    'whose claims were changed',
    async () => swap(await jobs.ci.token({ ...jobs.usual, ref: 'refs/heads/x' }), 1, await right()),
    401,
    'is not signed by',
  ],
  ['whose signature is cut', async () => (await right()).slice(0, -20), 401, 'is not signed by'],
  ['without its last part', async () => (await right()).split('.').slice(0, 2).join('.'), 400, 'The token is not one.'],
  ['of dots', () => '..', 400, 'The token is not one.'],
  ['of 17 kB', async () => `${await right()}${'A'.repeat(17_000)}`, 400, 'is longer than a token of a CI is'],
];
const publicOf = (issuer: CiIssuer) => {
  const { kty, n, e } = issuer.key();
  return { kty, n, e };
};
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object;
/** A token with one of its parts taken from another. */
const swap = (token: string, at: number, other: string) =>
  token
    .split('.')
    .map((one, index) => (index === at ? other.split('.')[at] : one))
    .join('.');

it.each(tokenRows)('a token %s is refused', async (_what, token, status, message) => {
  stranger.requests.length = 0;
  const answer = await jobs.exchange(await token());
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, expect.stringContaining(message)]);
  // Addresses in a token lead nowhere.
  expect(stranger.requests).toEqual([]);
});

it('a token is good for one key: the same one may repeat it, another is refused, also on another gateway', async () => {
  const [token, key] = [await right(), await createKey()];
  for (let time = 0; time < 2; time += 1) expect((await jobs.exchange(token, key)).statusCode).toBe(200);
  const taken = await jobs.exchange(token);
  expect([taken.statusCode, taken.json()]).toEqual([
    401,
    { message: 'The token was exchanged for another key before; it is good for one.' },
  ]);
  const other = await jobs.api.serve(undefined);
  const own = await createKey();
  const { signature } = await sign(exchanged(token, jobs.api.secret.kid), own);
  const there = await other.inject({
    method: 'POST',
    url: '/releases/identity',
    payload: { token, key: publicPart(own), signature },
  });
  expect(there.json()).toEqual(taken.json());
  await other.close();
});

describe('a key is not certified', () => {
  const rows: readonly (readonly [
    what: string,
    key: (own: PublicKey, other: PublicKey) => PublicKey,
    status: number,
    message: string,
  ])[] = [
    ['for somebody who does not have it', (_own, other) => other, 401, 'The key did not sign the token'],
    ['under the id of another', (own, { kid }) => ({ ...own, kid }), 400, 'The id of the key is not that of its bytes.'],
    ['that is on no curve', ({ kid, x }) => ({ kid, x, y: x }), 400, 'The id of the key is not that of its bytes.'],
  ];
  it.each(rows)('%s', async (_what, keyOf, status, message) => {
    const other = publicPart(await createKey());
    const answer = await jobs.exchange(await right(), undefined, (request) => ({ ...request, key: keyOf(request.key, other) }));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, expect.stringContaining(message)]);
  });

  it('that is on no curve, under its own id', async () => {
    const { idOf } = await import('@parlour/release-contract/signature');
    const answer = await jobs.exchange(await right(), undefined, (request) => request);
    expect(answer.statusCode).toBe(200);
    const { x } = await createKey();
    const kid = await idOf({ x, y: x });
    const refused = await jobs.exchange(await right(), undefined, ({ signature, ...request }) => ({
      ...request,
      key: { kid, x, y: x },
      signature: { ...signature, key: kid },
    }));
    expect([refused.statusCode, refused.json()]).toEqual([401, { message: 'The key did not sign the token for this registry.' }]);
  });

  it('that signed the token for another registry', async () => {
    const [token, key] = [await right(), await createKey()];
    const { signature } = await sign(exchanged(token, 'another'), key);
    const answer = await jobs.exchange(token, key, (request) => ({ ...request, signature }));
    expect(answer.json()).toEqual({ message: 'The key did not sign the token for this registry.' });
  });

  it('that is permanent: the root key, or that of another team', async () => {
    for (const key of [jobs.api.secret, await jobs.api.keyOf('records')])
      expect((await jobs.exchange(await right(), key)).json()).toEqual({
        message: 'The key is a permanent one; a job makes a key of its own.',
      });
  });
});

describe('a request with a certificate is refused', () => {
  const refusalOf = async (job: Parameters<OpenJobs['send']>[0]) => {
    const answer = await jobs.send(job, 'GET', 'state');
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const WRONG = 'The certificate is not signed by a gateway of this registry.';

  it('that was changed', async () => {
    const { key, certificate } = await jobs.job();
    for (const change of [
      { member: 'records' },
      { until: '2099-01-01T00:00:00.000Z' },
      { claims: {} },
      { key: publicPart(await createKey()) },
    ])
      expect(await refusalOf({ key, certificate: { ...certificate, ...change } })).toEqual([401, WRONG]);
  });

  it('that somebody else signed: the job itself, or a team', async () => {
    const { key, certificate } = await jobs.job();
    const { signature: _signature, ...body } = certificate;
    for (const signer of [key, await jobs.api.keyOf('records')])
      expect(await refusalOf({ key, certificate: await sign(body, signer) })).toEqual([401, WRONG]);
  });

  it('of another registry', async () => {
    const { key, certificate } = await jobs.job();
    const { signature: _signature, ...body } = certificate;
    const elsewhere = await sign({ ...body, registry: 'another' }, jobs.api.secret);
    expect(await refusalOf({ key, certificate: elsewhere })).toEqual([
      401,
      `The certificate is of the registry another, not of ${jobs.api.secret.kid}.`,
    ]);
  });

  it('of another job, whose key did not sign the request', async () => {
    const [one, other] = [await jobs.job(), await jobs.job()];
    expect(await refusalOf({ key: one.key, certificate: other.certificate })).toEqual([
      401,
      expect.stringContaining('is of nobody here'),
    ]);
  });

  it('that has expired', async () => {
    const job = await jobs.job();
    expect((await jobs.send(job, 'GET', 'state')).statusCode).toBe(200);
    jobs.api.clock.now += 10 * 60_000;
    expect(await refusalOf(job)).toEqual([401, expect.stringContaining('The certificate of the request expired')]);
  });

  it('for a team without identities, also when the online key signed it', async () => {
    const { key, certificate } = await jobs.job();
    const { signature: _signature, ...body } = certificate;
    const stolen = await sign({ ...body, member: 'records' }, jobs.api.secret);
    expect(await refusalOf({ key, certificate: stolen })).toEqual([401, `The job ${body.subject} is not of records any more.`]);
  });

  it('as soon as its team has no such jobs any more', async () => {
    const job = await jobs.job();
    await jobs.setTeam((team) => ({
      ...team,
      identities: [{ ...jobs.identity, claims: { ...jobs.identity.claims, ref: 'refs/heads/next' } }],
    }));
    expect(await refusalOf(job)).toEqual([401, expect.stringContaining('is not of wallet any more')]);
    await jobs.setTeam((team) => ({ ...team, identities: [jobs.identity] }));
    expect((await jobs.send(job, 'GET', 'state')).statusCode).toBe(200);
  });
});

it('a job of two teams is of neither, since nobody can tell which', async () => {
  await setPolicy(jobs.api.registry, jobs.api.secret, ({ members: { records, ...members }, apps }) => ({
    members: { ...members, ...(records && { records: { ...records, identities: [jobs.identity] } }) },
    apps,
  }));
  const answer = await jobs.exchange(await right());
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    403,
    expect.stringMatching(/is of .* and of .*; their claims have to tell them apart\.$/),
  ]);
  await setPolicy(jobs.api.registry, jobs.api.secret, ({ members: { records, ...members }, apps }) => {
    const { identities: _identities, ...rest } = records ?? { kind: 'team' as const, keys: [], apps: {}, site: [] };
    return { members: { ...members, records: rest }, apps };
  });
});

it('tokens without end are limited by address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 70; sent += 1) statuses.push((await jobs.exchange('..')).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
