import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
/** Calls of the demo member, and of somebody who knows the ids and numbers of what is the demo member's. */
let call: { readonly owner: Call; readonly other: Call };
type Call = (path: string, payload?: unknown) => Promise<{ code: number; message: string; data: unknown }>;
beforeAll(async () => {
  operator = await runOperator({ REVIEW_DELAY_MS: '86400000' });
  const callOf =
    (token: string): Call =>
    async (path, payload = {}) =>
      (await operator.post(`/api/${path}`, payload, { token, key: 'one-key' })).body;
  const { body } = await operator.post('/api/register', { ...payloads['register'], name: 'other' });
  call = { owner: callOf(await operator.logIn()), other: callOf((body.data as { api_token: string }).api_token) };
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

const FIRST_CARD = 1;

it.each([
  ['deletes', 'delcard', { id: FIRST_CARD }],
  ['withdraws to', 'withdraw', { amount: '100', bank: FIRST_CARD, password: 'secret2' }],
])("nobody %s another member's card", async (_does, path, payload) => {
  const before = (await call.owner('getcard', { type: 1 })).data;
  expect((await call.other(path, payload)).code).toBe(400);
  expect((await call.owner('getcard', { type: 1 })).data).toEqual(before);
  expect((await call.other('getcard', { type: 1 })).data).toEqual([]);
});

it("nobody reads another member's order or records, nor the answer to another member's key", async () => {
  const order = await call.owner('recharge', payloads['submitDeposit']);
  expect((await call.owner('payinfo', { deposit_no: order.message })).code).toBe(200);
  expect(await call.other('payinfo', { deposit_no: order.message })).toMatchObject({ code: 400, data: null });
  expect((await call.other('gettransrecord', { type: 1, page: 1 })).data).toMatchObject({ total: 0 });
  expect((await call.other('betrecord', { page: 1 })).data).toMatchObject({ total: 0 });
  const own = await call.other('recharge', payloads['submitDeposit']);
  expect(own.code).toBe(200);
  expect(own.message).not.toBe(order.message);
});
