import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBackend } from '../checkBackend';
import { type Handlers, serveDocument } from './serveDocument';

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../../../docs/api/openapi.json'), 'utf8'));

const right: Handlers = {
  logIn: ({ name, password }) =>
    name === 'demo' && password === 'demo1234'
      ? { code: 200, data: { api_token: 'b6c2mKx0' } }
      : { code: 500, message: '用户名或密码错误' },
  getBalance: () => ({ code: 200, data: { balance: '1000.00' } }),
  submitDeposit: () => ({ code: 200, message: 'PD1' }),
};

const wrong: Handlers = {
  // @ts-expect-error the token is called api_token
  logIn: () => ({ code: 200, data: { token: 'b6c2mKx0' } }),
  // @ts-expect-error cents
  getBalance: () => ({ code: 200, data: { balance: 100_000 } }),
  // @ts-expect-error no order number
  submitDeposit: () => ({ code: 200, message: undefined, data: { deposit_no: 'PD1' } }),
};

const deposit = { paytype: 'usdt', amount: '100', catepay: 'TRC20' };
const calls = [
  ['/api/login_pc', { name: 'demo', password: 'demo1234' }, { code: 200, data: { api_token: 'b6c2mKx0' } }],
  ['/api/balance', {}, { code: 200, data: { balance: '1000.00' } }],
  ['/api/recharge', deposit, { code: 200, message: 'PD1' }],
] as const;

type Server = Awaited<ReturnType<typeof serveDocument>>;
let ofRight: Server;
let ofWrong: Server;
beforeAll(async () => {
  ofRight = await serveDocument(document, right);
  ofWrong = await serveDocument(document, wrong);
});
afterAll(() => ofRight.close());

async function post(server: Server, url: string, payload: object, headers = { authorization: 'Bearer b6c2mKx0' }) {
  const answer = await server.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

it.each(calls)('%s: an answer of the document passes, another one is never sent', async (url, payload, body) => {
  expect(await post(ofRight, url, payload)).toEqual({ status: 200, body });
  expect(await post(ofWrong, url, payload)).toMatchObject({ status: 500, body: { code: 500 } });
});

it.each([
  ['without a session', '/api/balance', {}, { authorization: '' }, 401],
  ['with a field missing', '/api/login_pc', { name: 'demo' }, undefined, 400],
  ['with an empty field', '/api/login_pc', { name: '', password: 'demo1234' }, undefined, 400],
  ['with a way to pay that is none', '/api/recharge', { ...deposit, paytype: 'cash' }, undefined, 400],
])('a call %s is refused', async (_how, url, payload, headers, code) => {
  expect(await post(ofRight, url, payload, headers)).toMatchObject({ status: 200, body: { code } });
});

it('the check takes what the handlers answer', async () => {
  const origin = await ofRight.listen({ port: 0, host: '127.0.0.1' });
  const findings = await checkBackend({ origin, account: { name: 'demo', password: 'demo1234' } });
  const fine = findings.filter(({ verdict }) => verdict.kind === 'ok').map(({ endpoint }) => endpoint.name);
  expect(fine).toEqual(expect.arrayContaining(['logIn', 'getBalance']));
});
