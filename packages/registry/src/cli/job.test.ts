import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createKey, type PrivateKey } from '@parlour/release-contract/signature';
import type { ExchangeRequest } from '../provenance/exchange';
import { testCertificate } from '../testing/testJob';
import { jobHere, openJob } from './job';

let server: Server;
let origin: string;
let online: PrivateKey;
/** For which audience GitHub was asked, and what was exchanged. */
let asked: (string | null)[];
let exchanged: ExchangeRequest[];
/** How long certificates are good. */
let goodForMs: number;
let isRefused: boolean;

/** The service of the CI and the site, at one address. */
beforeEach(async () => {
  online = await createKey();
  [asked, exchanged, goodForMs, isRefused] = [[], [], 600_000, false];
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const send = (value: object) => response.end(JSON.stringify(value));
    if (pathname === '/releases/registry') return void send({ registry: 'r' });
    if (pathname === '/token') {
      asked.push(searchParams.get('audience'));
      if (isRefused || request.headers.authorization !== 'Bearer b') return void response.writeHead(403).end();
      return void send({ value: `token ${asked.length}` });
    }
    return void text(request).then(async (body) => {
      const sent = JSON.parse(body) as ExchangeRequest;
      exchanged.push(sent);
      const until = new Date(Date.now() + goodForMs).toISOString();
      const key = { ...sent.key, d: '' };
      send({ certificate: await testCertificate({ registry: 'r', online, key }, { until }) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const github = (changes: object = {}) =>
  jobHere({
    GITHUB_ACTIONS: 'true',
    ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/token?v=1`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'b',
    ...changes,
  });
const open = (changes?: object) => {
  const source = github(changes);
  if (source === undefined) throw new Error('this is no job');
  return openJob(origin, source, 'unused');
};

it('asks GitHub for a token for the site alone, and again before the certificate expires, with the same key', async () => {
  goodForMs = 60_000;
  const { key, certificate } = await open();
  await certificate?.();
  expect(asked).toEqual([origin, origin]);
  expect(exchanged.map(({ token, key: sent }) => [token, sent.kid])).toEqual([
    ['token 1', key.kid],
    ['token 2', key.kid],
  ]);
  goodForMs = 600_000;
  await certificate?.();
  await certificate?.();
  expect(asked).toHaveLength(3);
});

it('a command has one key, however many clients it opens', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect(one.key).toBe(other.key);
  expect(exchanged).toHaveLength(1);
});

it.each<[string, object, string]>([
  ['no permission for a token', { ACTIONS_ID_TOKEN_REQUEST_URL: '' }, 'give it "permissions: id-token: write"'],
  ['a refusal of the service', { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' }, 'GitHub gave the job no identity token (status 403)'],
])('a job with %s says so', async (_what, changes, message) => {
  await expect(open(changes)).rejects.toThrow(message);
});

it('outside of a CI there is no job, and a given token counts before that of the service', async () => {
  expect(jobHere({})).toBeUndefined();
  await expect(github({ RELEASES_ID_TOKEN: 'given' })?.token(origin)).resolves.toBe('given');
});
