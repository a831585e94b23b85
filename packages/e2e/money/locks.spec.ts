import { logIn } from '../support/site/member';
import { moneyFlows } from './moneyFlows';
import { expect, test } from '../support/test';

const [transfer] = moneyFlows;

const faults: readonly (readonly [what: string, breakLocks: () => void])[] = [
  ['are absent', () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })],
  [
    'refuse',
    () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
    },
  ],
  [
    'throw',
    () => {
      LockManager.prototype.request = () => {
        throw new DOMException('sandboxed', 'InvalidStateError');
      };
    },
  ],
];

for (const [what, breakLocks] of faults) {
  test(
    `where locks ${what}, money moves once and the balance is polled`,
    { tag: '@deep' },
    async ({ phone: { page, complaints }, operator }) => {
      await page.addInitScript(breakLocks);
      let sent = 0;
      page.on('request', (request) => (sent += request.url().endsWith('/api/transfer') ? 1 : 0));
      await logIn(page, await transfer.who(operator));
      await page.waitForResponse('**/api/balance');
      await transfer.fill(page, transfer.newSum());
      await page.getByRole('button', { name: transfer.button, exact: true }).dblclick();
      await transfer.isDone(page);
      expect(sent).toBe(1);
      await page.waitForResponse('**/api/balance');
      expect(complaints).toEqual([]);
    },
  );
}
