import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { checkBackend } from './checkBackend';
import type { Wish } from './known';
import { isFit, linesOf, WIDTH } from './report/lines';

const root = path.resolve(__dirname, '../../..');
const account = { name: 'demo', password: 'demo1234' };

let folder: string;
let operator: ChildProcess;
let demo: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-check-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder };
  operator = spawn(process.execPath, ['--import', 'tsx', 'apps/operator/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  demo = `http://127.0.0.1:${await portOf(operator)}`;
});
afterAll(async () => {
  operator.kill('SIGTERM');
  await new Promise((resolve) => operator.once('close', resolve));
  rmSync(folder, { recursive: true });
});

function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    if (stdout === null) return reject(new Error('nobody listens to the operator'));
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
}

async function check(wish: Omit<Wish, 'origin'>, origin = demo) {
  const findings = await checkBackend({ origin, settleMs: 0, ...wish });
  const of = (kind: string) => findings.filter(({ verdict }) => verdict.kind === kind).flatMap(linesOf);
  return { findings, of, paths: (kind: string) => of(kind).map((line) => line.slice(WIDTH)) };
}

it('the demo operator fits, as a visitor sees it', async () => {
  const { findings, of } = await check({});
  expect(of('misfit')).toEqual([]);
  expect(of('refused')).toEqual([]);
  expect(findings.filter(({ verdict }) => verdict.kind === 'ok').length).toBeGreaterThan(10);
  expect(isFit(findings)).toBe(true);
});

const ways = ['in USDT over TRC20', 'in USDT over ERC20', 'by WeChat', 'by Alipay'];

it('and as a member does, money and all: an order by each way to pay is made and looked at', async () => {
  const { findings, of, paths } = await check({ account, payPassword: account.password, withMoney: true });
  for (const at of ['recharge', 'payinfo'])
    expect(paths('ok').filter((line) => line.includes(`/${at}`) && !line.includes('Idempotency-Key'))).toEqual(
      ways.map((way) => `POST /api/${at}, ${way}`),
    );
  expect(of('misfit')).toEqual([]);
  expect(of('refused')).toEqual([]);
  expect(of('unasked').filter((line) => line.includes('/api/'))).toEqual([expect.stringContaining('/api/saferplay/break')]);
  expect(isFit(findings)).toBe(true);
});

it('the central wallet in the list of venues is none to transfer to', async () => {
  const central = { platname: 'userbalance', name: '中心钱包', balance: '1' };
  const server = await tampered({
    '/api/balancelist': (answer) => ({ ...answer, data: [central, ...(answer['data'] as readonly object[])] }),
  });
  const { port } = server.address() as AddressInfo;
  const { paths } = await check({ account, payPassword: account.password, withMoney: true }, `http://127.0.0.1:${port}`);
  server.close();
  expect(paths('ok')).toContain('POST /api/transfer');
});

it('a way that is shut is left out, and without money the orders of the records are looked at', async () => {
  const server = await tampered({
    '/api/get_pay_way': (answer) => ({ ...answer, data: { card: 1, usdt: 1, wechat: 0, alipay: '0' } }),
  });
  const { port } = server.address() as AddressInfo;
  const { paths } = await check({ account }, `http://127.0.0.1:${port}`);
  server.close();
  const asked = (at: string) => paths('ok').filter((line) => line.startsWith(`POST ${at},`));
  expect(asked('/api/getPayRange')).toEqual(['by bank', ...ways.slice(0, 2)].map((way) => `POST /api/getPayRange, ${way}`));
  expect(asked('/api/payinfo')).toContainEqual(expect.stringMatching(/, of the order PD\w+$/));
});

it('what moves money is not sent unless that was asked for', async () => {
  const { paths } = await check({ account });
  expect(paths('unasked').filter((line) => line.includes('/api/'))).toEqual([
    'POST /api/transfer',
    'POST /api/transall',
    'POST /api/withdraw',
    'POST /api/recharge',
    'POST /api/douserredpacket',
    'POST /api/dofanshui',
    'POST /api/saferplay/break',
    'POST /api/editPayPassword',
  ]);
});

interface Envelope {
  code: unknown;
  message?: unknown;
  data: unknown;
}
type Tampering = (answer: Envelope) => unknown;

/** The demo operator with some of its answers changed on the way. */
async function tampered(changes: Readonly<Record<string, Tampering>>): Promise<Server> {
  const server = createServer((request, response) => {
    void forwarded(request).then(({ status, answer }) => {
      const change = changes[new URL(request.url ?? '', demo).pathname];
      const body = change === undefined ? answer : change(answer);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function forwarded(request: IncomingMessage): Promise<{ status: number; answer: Envelope }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', headers } = request;
  const { 'content-type': type = 'application/json', authorization = '' } = headers;
  const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
  const response = await fetch(`${demo}${request.url}`, { method, headers: { 'content-type': type, authorization }, ...body });
  return { status: response.status, answer: (await response.json()) as Envelope };
}

it('a backend without safer play fits all the same', async () => {
  const unknown = () => ({ code: 404, message: 'no such call', data: null });
  const paths = ['/api/saferplay', '/api/saferplay/limits', '/api/saferplay/reminder'];
  const server = await tampered(Object.fromEntries(paths.map((at) => [at, unknown])));
  const { port } = server.address() as AddressInfo;
  const checked = await check({ account }, `http://127.0.0.1:${port}`);
  server.close();
  expect(checked.of('lacking').filter((line) => line.includes('/api/'))).toEqual([expect.stringContaining('/api/saferplay')]);
  expect(isFit(checked.findings)).toBe(true);
});

it('what was tampered with is found, and nothing else', async () => {
  const server = await tampered({
    '/api/balance': ({ code, message }) => ({ code, message, data: {} }),
    '/api/bannerList': () => '<html>Welcome</html>',
    '/api/betrecord': (answer) => {
      const { data, ...rest } = answer.data as { data: object[] };
      return { ...answer, data: { ...rest, data: data.map((row, index) => (index === 1 ? { ...row, win_loss: 'lost' } : row)) } };
    },
    '/api/getservicerurl': (answer) => ({ ...answer, data: { link: '/demo/service/' } }),
    '/api/homenotice': (answer) => ({ ...answer, code: 401 }),
    '/api/register': (answer) => ({ ...answer, code: 200, data: { api_token: 'for everyone' } }),
    '/api/uservip': () => ({ code: 500, message: '系统繁忙' }),
  });
  const { port } = server.address() as AddressInfo;
  const { findings, of } = await check({ account }, `http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  expect(of('misfit').map((line) => line.trim())).toEqual([
    'does not fit              POST /api/bannerList',
    'the answer: expected an object, got "<html>Welcome</html>"',
    'does not fit              POST /api/homenotice',
    'code: expected 200, got 401. The token of this log-in was rejected, which ends the session of a player.',
    'does not fit              POST /api/getservicerurl',
    'data.url: expected to be there, got nothing',
    'does not fit              POST /api/register',
    'code: expected a refusal of an empty form, got 200. It must be refused: it would make an account without a name.',
    'does not fit              POST /api/balance',
    'data.balance: expected to be there, got nothing',
    'does not fit              POST /api/betrecord',
    'data.data[1].win_loss: expected an amount like 12.50, got "lost"',
  ]);
  expect(of('refused').map((line) => line.trim())).toEqual(['refused                   POST /api/uservip', '500 系统繁忙']);
  expect(isFit(findings)).toBe(false);
});

/** An origin without a server. */
async function deserted(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

it.each<[string, Partial<Wish>]>([
  ['all calls', {}],
  ['a call for which another is asked first', { only: new Set(['getActivity']) }],
  ['a call of members', { account, only: new Set(['getBalance']) }],
])('a backend that is not there is asked once: %s', async (_what, wish) => {
  const { findings, of } = await check(wish, await deserted());
  expect(of('unreachable')[1]).toContain('nothing listens there');
  expect(findings).toHaveLength(1);
  expect(isFit(findings)).toBe(false);
});

it('a call that is redirected is unreachable: the site would not follow', async () => {
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('/'))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"message":"","data":{}}');
    else response.writeHead(307, { location: `${url}/` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { of } = await check({}, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  expect(of('unreachable')[1]).toContain('redirect');
  expect(of('ok')).toEqual([]);
});

/** The check as people call it. */
function runCheck(...args: readonly string[]) {
  const program = path.join(root, 'packages/api-check/src/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it.each([
  [[], 'Say which origin to check'],
  [['localhost:4300'], 'Say which origin to check, like https://api.example: add http:// or https:// before localhost:4300.'],
  [['https://api.example/api'], 'Say which origin to check, like https://api.example: leave out /api.'],
  [['https://api.example', '--acount', 'demo'], "Unknown option '--acount'.\nnpm run check-api --"],
  [['https://api.example', '--account', 'demo'], '--account and --password belong together'],
  [['https://api.example', '--with-money'], '--with-money needs --account and --password'],
  [['https://api.example', '--pay-password', 'x'], '--pay-password needs --account and --password'],
  [['https://api.example', '--only', 'rechrge'], 'There is no call "rechrge" for --only'],
])('with the arguments %j it ends with 2 and says what is wrong', (args, words) => {
  expect(runCheck(...args)).toEqual({ status: 2, said: expect.stringContaining(words) });
});

it('a member who is not let in is a failure: most of it was not asked', async () => {
  const { findings, of } = await check({ account: { ...account, password: 'wrong' } });
  expect(of('refused')[0]).toContain('/api/login_pc');
  expect(of('misfit')).toEqual([]);
  expect(isFit(findings)).toBe(false);
});

it('it ends with 0 when everything fits, and with 1 otherwise', async () => {
  expect(runCheck(demo)).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^ok {24}POST \/api\/app\n[^]*\n\d+ ok; \d+ refused, as it should be; \d+ not asked\nThe site can use this backend, as far as visitors see it: .*\.\n$/,
    ),
  });
  const gone = await deserted();
  expect(runCheck(gone)).toEqual({ status: 1, said: `${gone} does not answer: nothing listens there.\n` });
});

it('a pipe that is closed ends it quietly', () => {
  const program = path.join(root, 'packages/api-check/src/main.ts');
  const { stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" --import tsx "${program}" ${demo} | head -n 1`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^ok +POST \/api\/app\n$/), stderr: '' });
});

it('as JSON it is one document; of calls that are named alone nothing else is said', () => {
  const { status, said } = runCheck(demo, '--json', '--only', 'app', '--only', '/api/getservicerurl');
  expect(status).toBe(0);
  const ok = { result: 'ok', way: '', method: 'POST', misfits: [] };
  expect(JSON.parse(said)).toMatchObject({
    origin: demo,
    isFit: true,
    findings: [
      { ...ok, name: 'getAppInfo', path: '/api/app' },
      { ...ok, name: 'getServiceUrl', path: '/api/getservicerurl' },
    ],
  });
});

it('the list of requests and responses contains no password and no token', () => {
  const { said } = runCheck(demo, '--verbose', '--only', 'balance', '--account', account.name, '--password', account.password);
  expect(said).toContain('> POST /api/login_pc {"name":"demo","password":"…"}');
  expect(said).toMatch(/^< HTTP 200 .*"api_token":"…"/m);
  expect(said).toMatch(/^ok +POST \/api\/balance$/m);
  expect(said).not.toContain(account.password);
});
