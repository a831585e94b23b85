import { claimRebate } from '@parlour/api-client/endpoints/promotions';
import { submitTransfer, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import type * as Operations from './pendingOperations';
import { beginOperation, readPendingOperations, settleOperation } from './pendingOperations';

const MINUTE_MS = 60_000;
const transfer = { amount: '5', sourcetype: 'userbalance', targettype: 'OB' };
const withdrawal = { amount: '100', bank: '1', password: 'demo1234' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it.each([
  ['at once', 0, true],
  ['after a minute', MINUTE_MS, true],
  ['just before ten minutes', 10 * MINUTE_MS - 1, true],
  ['after ten minutes', 10 * MINUTE_MS, false],
  ['a day later', 1440 * MINUTE_MS, false],
  ['by a clock that was put back a minute', -MINUTE_MS, true],
  ['by a clock that was put back an hour', -60 * MINUTE_MS, false],
])('the same call sent again %s: the same key is %s', (_when, laterMs, isSame) => {
  const { key } = beginOperation(submitTransfer, transfer);
  jest.setSystemTime(Date.now() + laterMs);
  expect(beginOperation(submitTransfer, { ...transfer }).key === key).toBe(isSame);
});

it.each([
  ['another amount', submitTransfer, { ...transfer, amount: '6' }],
  ['another venue', submitTransfer, { ...transfer, targettype: 'FG' }],
  ['another endpoint', claimRebate, transfer],
])('%s has another key', (_what, endpoint, payload) => {
  const { key } = beginOperation(submitTransfer, transfer);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginOperation(endpoint, payload).key).not.toBe(key);
  expect(beginOperation(submitTransfer, transfer).key).toBe(key);
});

it.each([
  ['another member', { who: 'guest' }, false],
  ['the same member', { who: 'demo' }, true],
  ['whoever it is', {}, true],
])('what %s sends has the key of the same call: %s', (_who, note, isSame) => {
  const { key } = beginOperation(submitTransfer, transfer, { who: 'demo' });
  expect(beginOperation(submitTransfer, transfer, note).key === key).toBe(isSame);
});

it('a settled operation is over: the same call has a new key', () => {
  const { key } = beginOperation(submitTransfer, transfer);
  settleOperation(key);
  expect(readPendingOperations()).toEqual([]);
  expect(beginOperation(submitTransfer, transfer).key).not.toBe(key);
});

it('several are open at once, each with the time it was sent and the newest note', () => {
  const first = beginOperation(submitTransfer, transfer, 'before it');
  beginOperation(claimRebate, {});
  jest.setSystemTime(Date.now() + MINUTE_MS);
  beginOperation(submitTransfer, transfer, 'after it');
  beginOperation(submitTransfer, transfer);
  expect(readPendingOperations()).toHaveLength(2);
  expect(readPendingOperations()).toContainEqual({ ...first, note: 'after it', sentAt: first.sentAt + MINUTE_MS });
});

it('a password is never stored, and another one does not make another operation', () => {
  const { key } = beginOperation(submitWithdrawal, withdrawal);
  expect(JSON.stringify({ ...localStorage })).not.toContain('demo1234');
  expect(JSON.parse(readPendingOperations()[0]?.payload ?? '')).toEqual({ amount: '100', bank: '1' });
  expect(beginOperation(submitWithdrawal, { ...withdrawal, password: 'other' }).key).toBe(key);
});

it.each(['', '{"payload":', 'null', '7', '{}', '{"endpoint":"submitTransfer","sentAt":1}'])(
  'what was damaged to %p is left out, the others are still there',
  (damaged) => {
    localStorage.setItem('parlour.intent.damaged', damaged);
    localStorage.setItem('parlour.theme', 'dark');
    const operation = beginOperation(submitTransfer, transfer);
    expect(readPendingOperations()).toEqual([operation]);
  },
);

it('with a full storage a call still gets its key, and is pending as long as the page lives', () => {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(`filler${size}`, 'x'.repeat(size));
    } catch {
      // The storage is full; a smaller piece may still fit.
    }
  }
  const { key } = beginOperation(submitTransfer, transfer);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginOperation(submitTransfer, transfer).key).toBe(key);
  settleOperation(key);
  expect(readPendingOperations()).toEqual([]);
});

it('without local storage pending operations are in memory', () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.isolateModules(() => {
    const alone = jest.requireActual<typeof Operations>('./pendingOperations');
    const { key } = alone.beginOperation(submitTransfer, transfer);
    expect(alone.beginOperation(submitTransfer, transfer).key).toBe(key);
    alone.settleOperation(key);
    expect(alone.readPendingOperations()).toEqual([]);
  });
  blocked.mockRestore();
});
