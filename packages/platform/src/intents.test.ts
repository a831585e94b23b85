import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { intentKey, settleIntent } from './intents';

const payload = { amount: '5', sourcetype: 'userbalance', targettype: 'OB' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps the key of the same intent until its outcome is known', () => {
  const key = intentKey(submitTransfer, payload);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(intentKey(submitTransfer, payload)).toBe(key);
  settleIntent(submitTransfer);
  expect(intentKey(submitTransfer, payload)).not.toBe(key);
});

it('makes another key for another payload', () => {
  const key = intentKey(submitTransfer, payload);
  expect(intentKey(submitTransfer, { ...payload, amount: '6' })).not.toBe(key);
});

it('survives damaged storage, and storage that is blocked', () => {
  sessionStorage.setItem('parlour.intent.submitTransfer', '{"payload":');
  expect(intentKey(submitTransfer, payload)).toMatch(/^[0-9a-f]{32}$/);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(intentKey(submitTransfer, { ...payload, amount: '7' })).toMatch(/^[0-9a-f]{32}$/);
});
