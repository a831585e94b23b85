import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getUser } from '@parlour/api-client/endpoints/session';
import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import type { PlatformCall } from '../platform';
import { readPendingOperations } from './pendingOperations';
import { sendOperation } from './send';

let transfer = { amount: '5', sourcetype: 'userbalance', targettype: 'OB' };
// A call that a test leaves unanswered stays pending, so each test sends another amount.
beforeEach(() => (transfer = { ...transfer, amount: String(Number(transfer.amount) + 10) }));

/** An API that records the idempotency keys, and answers when the test says so. */
function createApi() {
  const keys: (string | undefined)[] = [];
  let answer: (failure?: ApiError) => void = () => undefined;
  const call: PlatformCall = (endpoint, _payload, options) => {
    keys.push(options?.idempotencyKey);
    return new Promise((resolve, reject) => {
      answer = (failure) => (failure ? reject(failure) : resolve({ data: undefined as never, message: endpoint.name }));
    });
  };
  return { keys, call, answer: (failure?: ApiError) => answer(failure) };
}

/** Fakes the part of the Web Locks API that is used here. */
function grantLocks() {
  const heldLocks = new Set<string>();
  const request = async (name: string, _options: LockOptions, run: (lock: object | null) => Promise<unknown>) => {
    if (heldLocks.has(name)) return run(null);
    heldLocks.add(name);
    return run({}).finally(() => heldLocks.delete(name));
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const failed = (kind: ApiErrorKind) => new ApiError(kind, '', 'submitTransfer');

it.each<[string, ApiError | undefined, number]>([
  ['an answer', undefined, 0],
  ['a refusal', failed('refused'), 0],
  ['a lost session', failed('unauthorised'), 0],
  ['a time-out', failed('timeout'), 1],
  ['no network', failed('offline'), 1],
  ['a fault of the server', failed('serverFault'), 1],
  ['an answer nobody can read', failed('badAnswer'), 1],
])('after %s %#: operations left pending', async (_what, failure, left) => {
  const { call, answer, keys } = createApi();
  const sent = sendOperation(call, submitTransfer, transfer, {}, async () => ({ mark: 'TR1' }));
  await Promise.resolve();
  expect(readPendingOperations()).toMatchObject([{ key: keys[0], note: { mark: 'TR1' } }]);
  answer(failure);
  expect(await sent).toEqual(failure ? { error: failure } : { reply: { data: undefined, message: 'submitTransfer' } });
  expect(readPendingOperations()).toHaveLength(left);
});

it('a conflict for a repeated key leaves the outcome unknown; for a new key it is a refusal', async () => {
  const { call, answer, keys } = createApi();
  const conflict = new ApiError('refused', 'again', 'submitTransfer', 409);
  const send = async (failure: ApiError) => {
    const sent = sendOperation(call, submitTransfer, transfer);
    await Promise.resolve();
    answer(failure);
    return sent;
  };
  await send(failed('timeout'));
  expect(await send(conflict)).toMatchObject({ error: { kind: 'serverFault', isOutcomeUnknown: true } });
  expect(readPendingOperations()).toMatchObject([{ key: keys[0] }]);
  expect(keys[1]).toBe(keys[0]);
  localStorage.clear();
  expect(await send(conflict)).toEqual({ error: conflict });
  expect(readPendingOperations()).toEqual([]);
});

it.each<[string, ApiErrorKind, boolean]>([
  ['refused', 'refused', true],
  ['refused as the session is over, which deletes it', 'unauthorised', false],
])('a repetition that is %s leaves the call before as it was: %s', async (_what, kind, isLeft) => {
  const { call, answer } = createApi();
  const send = async (note: string, failure: ApiError) => {
    const sent = sendOperation(call, submitTransfer, transfer, {}, async () => note);
    await Promise.resolve();
    if (failure.kind === 'unauthorised') localStorage.clear();
    answer(failure);
    return sent;
  };
  await send('first', failed('timeout'));
  const before = readPendingOperations();
  await send('second', failed(kind));
  expect(readPendingOperations()).toEqual(isLeft ? before : []);
});

it('while the same call is under way in any tab, another one is dropped', async () => {
  grantLocks();
  const { call, answer, keys } = createApi();
  const first = sendOperation(call, submitTransfer, transfer);
  expect(await sendOperation(call, submitTransfer, { ...transfer })).toBeUndefined();
  expect(keys).toHaveLength(1);
  answer();
  expect(await first).toHaveProperty('reply');
  void sendOperation(call, submitTransfer, transfer);
  void sendOperation(call, submitTransfer, { ...transfer, amount: '6' });
  expect(new Set(keys).size).toBe(3);
});

it.each<[string, unknown]>([
  ['are missing', undefined],
  ['are refused', { request: () => Promise.reject(new Error('no storage')) }],
])('where locks %s, it goes out, and once from this tab', async (_what, locks) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const { call, answer, keys } = createApi();
  const first = sendOperation(call, submitTransfer, transfer);
  expect(await sendOperation(call, submitTransfer, transfer)).toBeUndefined();
  answer();
  expect(await first).toHaveProperty('reply');
  expect(keys).toHaveLength(1);
});

it('a function that makes the note, as live wallets pass it, runs under the lock, and can prevent the call', async () => {
  grantLocks();
  const { call, keys } = createApi();
  const before = jest.fn(async () => undefined);
  const first = sendOperation(call, submitTransfer, transfer, {}, before);
  expect(await sendOperation(call, submitTransfer, transfer, {}, before)).toBeUndefined();
  expect(await first).toBeUndefined();
  expect(before).toHaveBeenCalledTimes(1);
  expect([keys, readPendingOperations()]).toEqual([[], []]);
});

it('a call that moves no money has no key and no lock, and is not stored', async () => {
  grantLocks();
  const { call, keys } = createApi();
  void sendOperation(call, getUser, {});
  void sendOperation(call, getUser, {});
  expect(keys).toEqual([undefined, undefined]);
  expect(readPendingOperations()).toEqual([]);
});
