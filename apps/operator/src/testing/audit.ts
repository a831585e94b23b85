import type { Books } from '../ledger/audit';
import type { RunningOperator } from './runOperator';

export const ADMIN = 'let-me-in';
export const balancedBooks = { entriesSum: '0.00', wrongAccounts: 0, unbalanced: 0, negative: 0, wrongHolds: 0 };

/** Reads the books of a running operator that was started with `DEMO_ADMIN_TOKEN: ADMIN`. */
export async function booksOf({ url }: RunningOperator): Promise<Books> {
  const response = await fetch(`${url}/demo/admin/books`, { headers: { 'x-demo-admin': ADMIN } });
  return ((await response.json()) as { data: Books }).data;
}

/** Lets time pass for what waits in a running operator that was started with `DEMO_ADMIN_TOKEN: ADMIN`; then it is decided. */
export async function passTime(operator: RunningOperator, ms: number): Promise<void> {
  await administer(operator, 'time', { ms });
}

/** Posts to an admin call of a running operator that was started with `DEMO_ADMIN_TOKEN: ADMIN`. */
export async function administer({ url }: RunningOperator, call: string, body: object): Promise<void> {
  const response = await fetch(`${url}/demo/admin/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-admin': ADMIN },
    body: JSON.stringify(body),
  });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}
