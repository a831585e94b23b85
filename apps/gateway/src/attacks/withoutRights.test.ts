import { createKey, type PrivateKey, publicPart } from '@parlour/release-contract/signature';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { setPolicy, testRemote } from '@parlour/registry/testing/testRelease';
import type { Grant } from '@parlour/release-contract/policy';
import type { Proposal } from '@parlour/release-contract/api';
import { HOST, type OpenReleaseApi, openReleaseApi, promote } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
let looker: PrivateKey;
let neighbour: PrivateKey;
beforeAll(async () => {
  api = await openReleaseApi();
  looker = await member('looker', {});
  neighbour = await member('neighbour', { records: { rights: ['publish', 'canary', 'promote', 'rollback', 'switchOff'] } });
});
afterAll(() => api.close());

async function member(name: string, apps: Readonly<Record<string, Grant>>): Promise<PrivateKey> {
  const key = await createKey();
  await setPolicy(api.registry, api.secret, (policy) => ({
    members: { ...policy.members, [name]: { kind: 'person', keys: [publicPart(key)], apps, site: [] } },
    apps: policy.apps,
  }));
  return key;
}

async function ask(key: PrivateKey, call: string, body?: object) {
  const [method = '', url = ''] = call.split(' ');
  const payload = Buffer.isBuffer(body) ? body : body && Buffer.from(JSON.stringify(body));
  const headers = await signRequest(
    { method, url: `https://${HOST}${url}`, ...(payload && { body: payload }) },
    { registry: (await api.registry.trust()).registry, key, now: () => new Date(api.clock.now) },
  );
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  api.asked.length = 0;
  const answer = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { host: HOST, ...headers, ...(payload && { 'content-type': type }) },
    ...(payload && { payload }),
  });
  // Without the reads that check who the caller is and whether the request is a replay.
  return { answer, read: api.asked.filter((read) => !/^(history|trust|nonces)(\/|$)/.test(read)) };
}

const change = (requested: object) => ({ change: requested, reason: 'x' });
const changes: readonly object[] = [
  promote,
  { ...promote, to: { kind: 'share', share: 10_000 } },
  { ...promote, releases: Array.from({ length: 200 }, (_, index) => ({ name: 'wallet', version: `1.${index}.0` })) },
  { kind: 'schedule', releases: promote.releases, stages: [{ to: promote.to }], loads: 0 },
  { kind: 'cancel', name: 'wallet' },
  { kind: 'stop', name: 'wallet' },
  { kind: 'rollBack', name: 'wallet' },
  { kind: 'return', sequence: 1 },
  { kind: 'switchOff', name: 'wallet' },
  { kind: 'switchOn', name: 'wallet' },
  { kind: 'remove', name: 'wallet' },
  { kind: 'switchWorker', to: 'off' },
];
const sha256 = `${'a'.repeat(43)}=`;
const upload = { release: { ...testRemote('wallet', '9.0.0', ['/wallet']), signature: { key: '', value: '' } }, sbom: '{}' };

/** A call that succeeds for a caller with rights: the request to send without them, and the status that it must get. */
const works: readonly (readonly [call: string, body: object, status: number])[] = [
  ...changes.flatMap(
    (one) =>
      [
        ['POST /releases/plan', { change: one }, 200],
        ['POST /releases/changes', change(one), 403],
      ] as const,
  ),
  ['POST /releases/changes', change({ kind: 'approve', request: 1 }), 400],
  ['POST /releases/changes', change({ kind: 'decline', request: 1 }), 400],
  ['POST /releases/changes', change({ kind: 'setPolicy', policy: { signature: { key: '', value: '' } } }), 403],
  ['POST /releases/uploads', upload, 403],
  ['PUT /releases/uploads/wallet/9.0.0/files/a.js', Buffer.from('x'), 403],
  ['POST /releases/uploads/wallet/9.0.0/address', { path: 'a.js', encoding: 'identity', size: 1, sha256 }, 403],
  ['POST /releases/uploads/wallet/9.0.0/complete', {}, 403],
  ['POST /releases/previews', { overrides: { wallet: 'https://x.example' }, hours: 1 }, 403],
  ['POST /releases/previews', { releases: [{ name: 'wallet', version: '1.1.0' }], title: 'x', days: 1 }, 403],
];

/** Calls that need no right: those of the log-in, and what every logged-in caller may read. */
const open = [
  ...[
    'GET /releases/registry',
    'POST /releases/identity',
    'GET /releases/login',
    'POST /releases/session',
    'DELETE /releases/session',
  ],
  ...[
    'session',
    'sites',
    'state',
    'apps',
    'events',
    'health',
    'errors',
    'timings',
    'outcomes',
    'history',
    'history/:sequence',
    'entries',
  ]
    .concat('documents/*')
    .map((call) => `GET /releases/${call}`),
  ...['POST /releases/places', 'POST /releases/replays'],
  // What is shown is listed for all; those of others are ended by who may publish what they show.
  ...['GET /releases/previews', 'DELETE /releases/previews/:id'],
  // Callers may list and end their own sessions.
  ...['GET /releases/sessions', 'DELETE /releases/sessions/:id'],
];

const routeOf = (call: string) =>
  call.replace(/uploads\/wallet\/9.0.0/, 'uploads/:name/:version').replace(/files\/.*/, 'files/*');

it('knows every call', () => {
  const known = new Set([...works.map(([call]) => routeOf(call)), ...open]);
  expect(api.routes.filter((route) => !route.endsWith('/releases/*') && !known.has(route))).toEqual([]);
  expect([...known].filter((call) => !api.routes.includes(call))).toEqual([]);
});

describe('attacks: work for whoever has no right to it', () => {
  const rows = works.map(([call, body, status]) => [`${call} ${JSON.stringify(body).slice(0, 90)}`, call, body, status] as const);
  it.each(rows)('%s reads no release', async (_row, call, body, status) => {
    for (const key of [looker, neighbour]) {
      const { answer, read } = await ask(key, call, body);
      expect([answer.statusCode, read]).toEqual([status, []]);
      if (status === 200) {
        expect(answer.json<Proposal>()).toMatchObject({
          isAllowed: false,
          difference: [],
          checks: [{ name: 'rights', isMet: false }],
        });
      }
    }
  });

  it('a team is told what a shell would mean, and whoever has no rights is not', async () => {
    const shell = {
      change: { kind: 'promote', releases: [{ name: 'shell', version: '1.0.0' }], to: { kind: 'share', share: 10_000 } },
    };
    const team = (await ask(neighbour, 'POST /releases/plan', shell)).answer.json<Proposal>();
    expect([team.isAllowed, team.checks.map(({ name }) => name)]).toEqual([false, ['state', 'rights']]);
    expect((await ask(looker, 'POST /releases/plan', shell)).read).toEqual([]);
  });

  it('of whoever asks for many plans at once, some are refused with the time to wait, and others are answered', async () => {
    const many = Array.from({ length: 40 }, () => ask(looker, 'POST /releases/plan', { change: promote }));
    const other = await ask(neighbour, 'POST /releases/plan', { change: promote });
    expect(other.answer.statusCode).toBe(200);
    const answers = await Promise.all(many);
    const refused = answers.filter(({ answer }) => answer.statusCode === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.every(({ answer }) => Number(answer.headers['retry-after']) > 0)).toBe(true);
    expect(answers.filter(({ answer }) => answer.statusCode === 200).length).toBe(answers.length - refused.length);
  });
});
