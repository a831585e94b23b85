import { logIn } from './member';
import { moneyFlows } from './moneyFlows';
import { closeBrowser, openPhone, siteUrl } from './phone';

jest.setTimeout(60_000);
afterAll(closeBrowser);

const [transfer] = moneyFlows;

it.each<[string, () => void]>([
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
])('where locks %s, money moves once and the balance is polled', async (_what, breakLocks) => {
  const { name, password } = await transfer.who();
  const { page, complaints } = await openPhone();
  await page.addInitScript(breakLocks);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/transfer') ? 1 : 0));
  await logIn(page, siteUrl, name, password);
  await page.waitForResponse('**/api/balance');
  await transfer.fill(page, transfer.newSum());
  await page.getByRole('button', { name: transfer.button, exact: true }).dblclick();
  await transfer.isDone(page);
  expect(sent).toBe(1);
  await page.waitForResponse('**/api/balance');
  expect(complaints).toEqual([]);
});
