import { callKey } from '@parlour/release-contract/callKey';
import { testManifest } from '@parlour/release-contract/testManifest';
import { createShell } from './createShell';

const token = 't-1';
const answered = (path: string, data: object) =>
  [
    callKey({ method: 'POST', path, payload: {} }),
    { token, askedAt: performance.now(), answer: Promise.resolve({ status: 200, data: { code: 200, data } }) },
  ] as const;

afterEach(() => sessionStorage.clear());

test('a user info without a balance takes back nothing that was polled', async () => {
  sessionStorage.setItem('api_token', token);
  globalThis.parlourAnswers = new Map([
    answered('/api/user', { username: 'demo', balance: null }),
    answered('/api/balance', { balance: '12.50' }),
  ]);
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const { platform, topics } = createShell(testManifest, {}, { channel, askedAt: 0 });
  await topics.balance.ask();
  expect(topics.balance.read()).toBe('12.50');
  expect(platform.session.read()).toMatchObject({ user: { username: 'demo', balance: '12.50' } });
});
