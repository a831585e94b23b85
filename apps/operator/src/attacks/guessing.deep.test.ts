import { payloads } from '../testing/payloads';
import { ADMIN } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;

interface Answer {
  readonly status: number;
  readonly code: number;
  readonly waitS: number;
}

/** A call as it arrives through the gateway, from a client address. */
async function call(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer & { data: unknown }> {
  const response = await fetch(operator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  });
  const { code, data } = (await response.json()) as { code: number; data: unknown };
  return { status: response.status, code, waitS: Number(response.headers.get('retry-after') ?? 0), data };
}

let count = 0;
async function newMember(): Promise<{ name: string; bearer: Record<string, string> }> {
  count += 1;
  const name = `guessed${count}`;
  const { data } = await call(`10.1.${count}.1`, '/api/register', { ...payloads['register'], name });
  return { name, bearer: { authorization: `Bearer ${(data as { api_token: string }).api_token}` } };
}

interface Guess {
  /** How many wrong ones are looked at, and how many more for each second that passes. */
  readonly allowed: number;
  readonly perSecond: number;
  /** A right one is not looked at either after too many wrong ones. */
  readonly shutsOut: boolean;
  readonly wrong: (index: number) => Promise<Answer>;
  readonly right?: () => Promise<Answer>;
}

const card = payloads['bindCard'] ?? {};
const passwords = { allowed: 5, perSecond: 1 / 60, shutsOut: true };
const tokens = { allowed: 600, perSecond: 10, shutsOut: false };

type Row = readonly [what: string, prepare: () => Promise<Guess>];

/** What an attacker without it could try to find out, and how. */
const guesses: readonly Row[] = [
  [
    'the password of a name, from one address',
    async () => {
      const { name } = await newMember();
      const logIn = (password: string) => call('192.0.2.1', '/api/login_pc', { name, password });
      return {
        allowed: 5,
        perSecond: 1 / 12,
        shutsOut: true,
        wrong: (index) => logIn(`wrong${index}`),
        right: () => logIn('secret1'),
      };
    },
  ],
  [
    'the password of a name in other letters',
    async () => {
      const { name } = await newMember();
      const spelled = [name, name.toUpperCase(), ` ${name}`, `${name} `, `G${name.slice(1)}`];
      const wrong = (index: number) =>
        call('192.0.2.2', '/api/login_pc', { name: spelled[index % 5], password: `wrong${index}` });
      return { allowed: 5, perSecond: 1 / 12, shutsOut: true, wrong };
    },
  ],
  [
    'a payment password, by withdrawals',
    async () => {
      const { bearer } = await newMember();
      const wrong = (index: number) =>
        call('192.0.2.5', '/api/withdraw', { amount: '100', bank: 1, password: `wrong${index}` }, bearer);
      return {
        ...passwords,
        wrong,
        right: () => call('192.0.2.5', '/api/withdraw', { amount: '100', bank: 1, password: 'secret2' }, bearer),
      };
    },
  ],
  [
    'a payment password, by cards',
    async () => {
      const { bearer } = await newMember();
      const wrong = (index: number) => call('192.0.2.6', '/api/bindcard', { ...card, pay_pass: `wrong${index}` }, bearer);
      return { ...passwords, wrong, right: () => call('192.0.2.6', '/api/bindcard', { ...card, pay_pass: 'secret2' }, bearer) };
    },
  ],
  [
    'an old password, and an old payment password, from many addresses',
    async () => {
      const { bearer } = await newMember();
      const paths = ['/api/editPassword', '/api/editPayPassword'];
      const wrong = (index: number) =>
        call(`10.3.${index}.1`, paths[index % 2] ?? '', { password: `wrong${index}`, paypassword: 'another1' }, bearer);
      return {
        ...passwords,
        wrong,
        right: () => call('10.3.250.1', '/api/editPassword', { password: 'secret1', paypassword: 'another1' }, bearer),
      };
    },
  ],
  [
    'the captcha, by registering',
    async () => {
      const register = (name: string, code: string) =>
        call('192.0.2.8', '/api/register', { ...payloads['register'], name, code });
      return {
        allowed: 120,
        perSecond: 2,
        shutsOut: true,
        wrong: (index) => register('demo', `R7k${index % 10}`),
      };
    },
  ],
  [
    'a session token',
    async () => {
      const { bearer } = await newMember();
      const wrong = (index: number) => call('192.0.2.9', '/api/user', {}, { authorization: `Bearer guess${index}` });
      return { ...tokens, wrong, right: () => call('192.0.2.9', '/api/user', {}, bearer) };
    },
  ],
  [
    "the demo's admin token",
    async () => {
      const wrong = (index: number) => call('192.0.2.12', '/demo/admin/app', {}, { 'x-demo-admin': `guess${index}` });
      return { ...tokens, wrong, right: () => call('192.0.2.12', '/demo/admin/app', {}, { 'x-demo-admin': ADMIN }) };
    },
  ],
  [
    'the password of a name, from many addresses',
    async () => {
      const { name } = await newMember();
      const logIn = (index: number, password: string) => call(`10.2.${index}.1`, '/api/login_pc', { name, password });
      return {
        allowed: 100,
        perSecond: 1 / 36,
        shutsOut: true,
        wrong: (index) => logIn(index, 'wrong'),
        right: () => logIn(250, 'secret1'),
      };
    },
  ],
  [
    'whose password is "123456", from one address',
    async () => {
      const logIn = (who: string, password: string) => call('192.0.2.4', '/api/login_pc', { name: who, password });
      return {
        allowed: 60,
        perSecond: 1,
        shutsOut: true,
        wrong: (index) => logIn(`member${index}`, '123456'),
      };
    },
  ],
  [
    'mini-app data',
    async () => {
      const wrong = (index: number) =>
        call('192.0.2.10', '/api/telegram/auto-login', { initData: `user=1&hash=${index}`, isTest: false });
      return { ...tokens, wrong };
    },
  ],
  [
    'the session of a game',
    async () => {
      const wrong = (index: number) =>
        call('192.0.2.11', '/demo/games/bet', { session: `guess${index}`, amount: '1', choice: 'spin' });
      return { ...tokens, wrong };
    },
  ],
];

describe('attacks: guessing', () => {
  beforeAll(async () => {
    operator = await runOperator({ PROXIES: '1', DEMO_ADMIN_TOKEN: ADMIN, MINI_APP_BOT_TOKEN: '4711:guessing' });
  });
  afterAll(async () => {
    await operator.stop();
    forget(operator);
  });

  it.each(guesses)('%s', async (_what, prepare) => {
    const { allowed, perSecond, shutsOut, wrong, right } = await prepare();
    const started = Date.now();
    const answers: Answer[] = [];
    const total = allowed + 40 + perSecond * 5;
    // All at once: whoever only counts what was answered already would look at all of them.
    for (let sent = 0; sent < total; sent += 200) {
      const batch = Array.from({ length: Math.min(200, total - sent) }, (_, index) => wrong(sent + index));
      answers.push(...(await Promise.all(batch)));
    }
    const turnedAway = answers.filter(({ status }) => status === 429);
    const lookedAt = answers.length - turnedAway.length;
    expect(lookedAt).toBeGreaterThanOrEqual(allowed);
    expect(lookedAt).toBeLessThanOrEqual(allowed + Math.ceil(((Date.now() - started) / 1000) * perSecond) + 1);
    expect(turnedAway.filter(({ code, waitS }) => code !== 429 || waitS < 1)).toEqual([]);
    expect(answers.filter(({ code }) => code === 200 || code === 500)).toEqual([]);
    if (right !== undefined) expect((await right()).status).toBe(shutsOut ? 429 : 200);
  });

  it('while others go in meanwhile, and whoever was right is not counted', async () => {
    const { name } = await newMember();
    for (let times = 0; times < 12; times += 1) {
      expect((await call('192.0.2.99', '/api/login_pc', { name, password: 'secret1' })).code).toBe(200);
    }
  });
});
