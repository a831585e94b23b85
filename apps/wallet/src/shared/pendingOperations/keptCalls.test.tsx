import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { readPendingOperations } from '@parlour/platform';
import { act, screen } from '@testing-library/react';
import { newPageForEach, records, row, sendInVain } from './testing/transfers';

newPageForEach();

describe('a session that ends while a call has no answer', () => {
  const logInAs = async ({ platform, later }: Awaited<ReturnType<typeof sendInVain>>, username: string) => {
    const { session } = platform;
    localStorage.clear();
    const before = session.read();
    jest.restoreAllMocks();
    await act(async () => session.end());
    if (before.role !== 'member' || before.user === undefined) throw new Error('nobody was logged in');
    jest.spyOn(session, 'read').mockReturnValue({ ...before, user: { ...before.user, username } });
    await act(() => session.signIn('another'));
    await later(100);
  };

  test('is looked for when the same member has logged in again, and sent under the same key', async () => {
    const page = await sendInVain();
    await logInAs(page, 'demo');
    await page.tap();
    await page.later(100);
    const keys = page.api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map((call) => call.idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  test('is not shown to another member, and is found again by its own', async () => {
    const page = await sendInVain();
    await logInAs(page, 'other');
    expect(readPendingOperations()).toEqual([]);
    await logInAs(page, 'demo');
    records(page.api, row('TR2'), row('TR1'));
    await page.tap();
    expect(await screen.findByText(/^It went through: order TR2/)).toBeVisible();
    expect(page.api.payloadsOf(submitTransfer)).toHaveLength(1);
  });
});
