import { createHmac } from 'node:crypto';
import { readMiniAppData } from './miniApp';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';

const BOT_TOKEN = '4711:a-token-of-this-test';

function sign(fields: Record<string, string>, token = BOT_TOKEN): string {
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  return new URLSearchParams({ ...fields, hash: createHmac('sha256', secret).update(lines).digest('hex') }).toString();
}

const tokenOf = ({ body }: Answer) => (body.data as { api_token: string } | null)?.api_token;

const fields = (authDate: Date) => ({
  query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
  user: JSON.stringify({ id: 4711, first_name: 'Lan', last_name: '林', language_code: 'zh' }),
  auth_date: String(Math.floor(authDate.getTime() / 1000)),
  signature: 'kept-in-the-signed-text',
});

// The example that the messenger's own documentation publishes with its token and hash.
const PUBLISHED =
  'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2';
const PUBLISHED_TOKEN = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('data signed elsewhere with the bot token is accepted', () => {
  expect(readMiniAppData(PUBLISHED, PUBLISHED_TOKEN, new Date(1_662_771_648_000 + 60_000)).user.id).toBe('279058397');
});

it.each([
  ['fresh', sign(fields(minutesAgo(0))), undefined],
  ['ten minutes old', sign(fields(minutesAgo(10))), undefined],
  ['eleven minutes old', sign(fields(minutesAgo(11))), 'has expired'],
  ['from the future', sign(fields(minutesAgo(-5))), 'has expired'],
  ['signed by another bot', sign(fields(now), 'other:token'), 'failed'],
  ['changed after signing', sign(fields(now)).replace('4711', '4712'), 'failed'],
  ['without a hash', new URLSearchParams(fields(now)).toString(), 'failed'],
  ['without a user', sign({ auth_date: fields(now).auth_date }), 'no user'],
  ['without a time', sign({ user: fields(now).user }), 'has expired'],
  ['empty', '', 'is empty'],
])('data %s', (_what, data, refusal) => {
  const read = () => readMiniAppData(data, BOT_TOKEN, now);
  if (refusal === undefined) expect(read().user).toEqual({ id: '4711', name: 'Lan 林' });
  else expect(read).toThrow(refusal);
});

describe('the call', () => {
  let operator: RunningOperator;
  beforeAll(async () => {
    operator = await runOperator({ MINI_APP_BOT_TOKEN: BOT_TOKEN });
  });
  afterAll(async () => {
    await operator.stop();
    forget(operator);
  });
  const logIn = (initData: string) => operator.post('/api/telegram/auto-login', { initData, isTest: false });

  it.each([
    ['signed by another bot', () => sign(fields(new Date()), 'other:token'), 'Telegram verification failed, please retry'],
    [
      'older than ten minutes',
      () => sign(fields(new Date(Date.now() - 11 * 60_000))),
      'Telegram verification data has expired, please retry',
    ],
    ['empty', () => '', 'Telegram verification data is empty, please retry'],
  ])('refuses data %s and makes no member of it', async (_what, data, message) => {
    expect((await logIn(data())).body).toMatchObject({ code: 400, message, data: null });
  });

  it('makes the member at first sight, knows them again, and refuses a replay', async () => {
    const first = sign(fields(new Date()));
    const atOnce = await Promise.all([logIn(first), logIn(first), logIn(first)]);
    expect(atOnce.map(({ body }) => body.code).sort()).toEqual([200, 400, 400]);
    const token = atOnce.map(tokenOf).find((found) => found !== undefined);
    expect((await operator.post('/api/user', {}, { token })).body.data).toMatchObject({
      username: 'tg_4711',
      balance: '0.00',
      gameblance: '0.00',
    });
    expect((await logIn(first)).body.message).toBe('This login data was already used');
    const again = await logIn(sign({ ...fields(new Date()), query_id: 'another' }));
    expect((await operator.post('/api/user', {}, { token: tokenOf(again) })).body.data).toMatchObject({ username: 'tg_4711' });
  });
});
