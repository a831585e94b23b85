import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';

const root = path.resolve(__dirname, '../../../..');
const BOT_TOKEN = '4711:bot-token-of-the-log-test';
const CONSOLE_TOKEN = 'console-token-of-the-log-test';
const ADMIN_TOKEN = 'admin-token-of-the-log-test';

const member = { name: 'logged', password: 'Pass-in-the-log1', paypassword: 'PayPass-in-log2' };
const secrets = new Map([
  ['the password', member.password],
  ['the payment password', member.paypassword],
  ['a wrong password', 'Wrong-in-the-log3'],
  ['the new payment password', 'PayPass-new-log4'],
  ['the real name', '欧阳日志'],
  ['a card number', '6214830099887766'],
  ['a USDT address', 'TLogLogLogLogLogLogLogLogLogLogLog'],
  ['the mobile number', '13877776666'],
  ['the mail address', 'log-secret@ardelle.example'],
  ['an idempotency key', 'idempotency-key-of-the-log-test'],
  ['the captcha', 'L0gC'],
  ["the console's token", CONSOLE_TOKEN],
  ['a wrong console token', 'console-token-wrong-log5'],
  ["the bot's token", BOT_TOKEN],
  ["the demo's admin token", ADMIN_TOKEN],
]);

let folder: string;
let operator: ChildProcess;
let gateway: RunningGateway;
let operatorLog = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logs-'));
  await releaseSmallSite(folder);
  operator = spawn(process.execPath, ['--import', 'tsx', 'apps/operator/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      PROXIES: '1',
      DATA_DIR: folder,
      MINI_APP_BOT_TOKEN: BOT_TOKEN,
      DEMO_ADMIN_TOKEN: ADMIN_TOKEN,
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await new Promise<string>((ready) => {
    for (const stream of [operator.stdout, operator.stderr]) {
      stream?.on('data', (chunk) => {
        operatorLog += chunk;
        const [, found] = /"ready":true,"port":(\d+)/.exec(operatorLog) ?? [];
        if (found !== undefined) ready(found);
      });
    }
  });
  gateway = await runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}`, CONSOLE_TOKEN, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  operator.kill('SIGKILL');
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const of = (name: string) => secrets.get(name) ?? '';
/** Records a generated secret, the first of its kind. */
const learn = (name: string, secret = '') => {
  if (secret !== '' && !secrets.has(name)) secrets.set(name, secret);
};
let token = '';

async function call(url: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const given = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...headers };
  const response = await fetch(gateway.url + url, { method: 'POST', headers: given, body: text });
  return {
    response,
    body: JSON.parse((await response.text()) || '{}') as { code?: number; data?: Record<string, string>; preview?: string },
  };
}

function miniAppData(): string {
  const fields = {
    auth_date: String(Math.floor(Date.now() / 1000)),
    user: JSON.stringify({ id: 99_887, first_name: of('the real name') }),
  };
  const lines = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(BOT_TOKEN).digest();
  return new URLSearchParams({ ...fields, hash: createHmac('sha256', secret).update(lines).digest('hex') }).toString();
}

/** Requests of a member and of an administrator, valid and invalid; each has a secret in a body, a header or a URL. */
async function live(): Promise<void> {
  const form = { ...member, confirmPass: member.password, realname: of('the real name'), code: of('the captcha') };
  const registered = await call('/api/register', form);
  token = registered.body.data?.['api_token'] ?? token;
  learn('a session token', token);
  await call('/api/login_pc', { name: member.name, password: of('a wrong password') });
  await call('/api/login_pc', { name: member.name, password: member.password });
  await call('/api/login_pc', `{"name":"${member.name}","password":"${member.password}"`);
  await call('/api/login_pc', { name: member.name, password: member.password }, { 'content-type': 'text/plain' });
  const data = miniAppData();
  learn('the hash of mini-app data', new URLSearchParams(data).get('hash') ?? '');
  await call('/api/telegram/auto-login', { initData: data, isTest: false });
  await call('/api/updateuserinfo', { email: of('the mail address'), mobile: of('the mobile number'), birthday: '1990-06-18' });
  const bank = { bank: '招商银行', bank_owner: of('the real name'), bank_address: '上海支行' };
  await call('/api/bindcard', { ...bank, bank_no: of('a card number'), pay_pass: member.paypassword });
  await call('/api/bindcard', {
    bank: 'USDT',
    bank_no: of('a USDT address'),
    bank_owner: 'TRC20',
    pay_pass: of('a wrong password'),
  });
  await call('/api/editPayPassword', { password: member.paypassword, paypassword: of('the new payment password') });
  const key = { 'idempotency-key': of('an idempotency key') };
  await call('/api/recharge', { paytype: 'bank', amount: '500', ...bank, bank_no: of('a card number') }, key);
  await call('/api/withdraw', { amount: '100', bank: 99, password: of('the new payment password') }, key);
  const opened = await call('/api/getGameUrl', { plat_name: 'PP', game_code: 'lucky-sevens', is_mobile_url: 1 });
  const address = opened.body.data?.['url'] ?? '';
  learn('the session of a game', new URLSearchParams(address.split('?')[1]).get('session') ?? '');
  await fetch(gateway.url + address);
  await fetch(`${gateway.url}/nowhere?password=${member.password}`);
  await fetch(`${gateway.url}/api/nowhere?token=${token}#${token}`);
  await fetch(`${gateway.url}/%2e%2e/${'x'.repeat(10)}?token=${token}`);
  await fetch(`${gateway.url}/?preview=${token}`, {
    headers: { cookie: `parlour_preview=${token}`, referer: `https://a.example/?t=${token}` },
  });
  await call('/demo/admin/app', {}, { 'x-demo-admin': ADMIN_TOKEN });
  await call('/api/uploadimg', member.password.repeat(100_000));
  await call('/releases/session', { token: of('a wrong console token'), by: 'ana' }, { origin: gateway.url });
  const opening = await call('/releases/session', { token: CONSOLE_TOKEN, by: 'ana' }, { origin: gateway.url });
  learn('the cookie of the console', /parlour_console=([^;]+)/.exec(opening.response.headers.get('set-cookie') ?? '')?.[1] ?? '');
  const preview = await call('/releases/previews', { rings: ['staff'], hours: 1 }, { authorization: `Bearer ${CONSOLE_TOKEN}` });
  learn('a preview token', preview.body.preview?.slice(0, 60) ?? '');
  await call('/telemetry', {
    page: 'p',
    composition: 'c',
    events: [{ event: 'remoteFailed', remote: 'wallet', version: '1.0.0', error: `Error: ${member.password}` }],
  });
}

describe('attacks: reading the logs', () => {
  let written: readonly (readonly [place: string, text: string])[];
  beforeAll(async () => {
    await live();
    const metrics = await gateway.readMetrics();
    const ended = new Promise((resolve) => operator.once('close', resolve));
    operator.kill('SIGTERM');
    await ended;
    // Once more, with the operator stopped.
    await live().catch(() => undefined);
    await gateway.stop();
    const registry = path.join(folder, 'registry');
    const files = (await readdir(registry, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    const stored = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')));
    written = [
      ['the log of the gateway', gateway.log()],
      ['the log of the operator', operatorLog],
      ['the metrics', metrics],
      ['the registry', stored.join('\n')],
    ];
  });

  it('there is something to read, and everything secret was really used', () => {
    for (const [, text] of written.slice(0, 2)) expect(text).toContain('"path":"/api/login_pc"');
    const ids = operatorLog.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).reqId]));
    expect(ids.filter((id) => /^[0-9a-f]{32}$/.test(id)).length).toBeGreaterThan(10);
    expect([...secrets].filter(([, secret]) => secret.length < 4)).toEqual([]);
    expect(secrets.size).toBe(20);
  });

  it.each([
    ...secrets.keys(),
    ...['a session token', 'the hash of mini-app data', 'the session of a game', 'the cookie of the console', 'a preview token'],
  ])('%s is nowhere', (name) => {
    const spelled = [
      of(name),
      encodeURIComponent(of(name)),
      JSON.stringify(of(name)).slice(1, -1),
      Buffer.from(of(name)).toString('base64'),
    ];
    for (const [place, text] of written) {
      expect([place, spelled.filter((secret) => text.includes(secret))]).toEqual([place, []]);
    }
  });

  it.each(['the password', 'the payment password', 'the new payment password', 'a session token', 'the session of a game'])(
    '%s is not in the database either, but as a hash',
    async (name) => {
      const files = (await readdir(path.join(folder, 'operator'), { recursive: true, withFileTypes: true })).filter((file) =>
        file.isFile(),
      );
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const bytes = await readFile(path.join(file.parentPath, file.name));
        expect([file.name, bytes.includes(of(name))]).toEqual([file.name, false]);
      }
    },
  );
});
