import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { readPendingOperations, storeOperation } from '@parlour/platform';
import { act, screen } from '@testing-library/react';
import { operationsStore } from './operationsStore';
import { newPageForEach, open, records, row, sendInVain } from './testing/transfers';

newPageForEach();

it('all screens of a page have one store, although each has a platform of its own', () => {
  const { platform } = open();
  expect(operationsStore({ ...platform })).toBe(operationsStore(platform));
});

describe('a session that ends while a call has no answer', () => {
  const logInAs = async ({ platform, later }: ReturnType<typeof open>, username: string, { isStorageKept = false } = {}) => {
    const { session } = platform;
    if (!isStorageKept) localStorage.clear();
    const before = session.read();
    jest.restoreAllMocks();
    await act(async () => session.end());
    if (before.role !== 'member' || before.user === undefined) throw new Error('nobody was logged in');
    jest.spyOn(session, 'read').mockReturnValue({ ...before, user: { ...before.user, username } });
    await act(() => session.signIn('another'));
    await later(100);
  };

  it('is looked for when the same member has logged in again, and sent under the same key', async () => {
    const page = await sendInVain();
    await logInAs(page, 'demo');
    await page.tap();
    await page.later(100);
    const keys = page.api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map((call) => call.idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  it('is not shown to another member, and is found again by its own', async () => {
    const page = await sendInVain();
    await logInAs(page, 'other');
    expect(readPendingOperations()).toEqual([]);
    await logInAs(page, 'demo');
    records(page.api, row('TR2'), row('TR1'));
    await page.tap();
    expect(await screen.findByText(/^It went through: order TR2/)).toBeVisible();
    expect(page.api.payloadsOf(submitTransfer)).toHaveLength(1);
  });

  it('is still found by its own member after another one has sent the same', async () => {
    const page = await sendInVain();
    await logInAs(page, 'other');
    page.api.answer(submitTransfer, undefined);
    await page.tap();
    await logInAs(page, 'demo');
    records(page.api, row('TR2'), row('TR1'));
    await page.tap();
    expect(await screen.findByText(/^It went through: order TR2/)).toBeVisible();
    expect(page.api.payloadsOf(submitTransfer)).toHaveLength(2);
  });

  it('is forgotten when its answer comes after the end', async () => {
    const page = open();
    let answer: (data: undefined) => void = () => undefined;
    page.api.answer(submitTransfer, () => new Promise((resolve) => (answer = resolve)));
    await page.tap();
    await page.later(100);
    await logInAs(page, 'other');
    await act(async () => answer(undefined));
    page.api.answer(submitTransfer, undefined);
    await logInAs(page, 'demo');
    await page.tap();
    expect(page.api.payloadsOf(submitTransfer)).toHaveLength(2);
  });

  it('is forgotten when another tab has settled it while this one was hidden', async () => {
    const page = await sendInVain();
    const [stored] = readPendingOperations();
    const isHidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `parlour.intent.${stored?.key}`, newValue: null })));
    isHidden.mockRestore();
    await logInAs(page, 'demo');
    act(() => operationsStore(page.platform).refresh());
    expect(readPendingOperations()).toEqual([]);
  });

  it('is not stored again while nobody is logged in', async () => {
    const page = await sendInVain();
    localStorage.clear();
    act(() => {
      page.platform.session.end();
      operationsStore(page.platform).refresh();
    });
    expect(readPendingOperations()).toEqual([]);
  });

  it('is put back for all tabs when its member has logged in again, whatever screen is open here', async () => {
    const page = await sendInVain();
    const before = readPendingOperations();
    page.unmount();
    await logInAs(page, 'demo');
    expect(readPendingOperations()).toEqual(before);
  });

  it('is not replaced where another tab has put it back and sent it again', async () => {
    const page = await sendInVain();
    const [stored] = readPendingOperations();
    if (stored === undefined) throw new Error('nothing is stored');
    await logInAs(page, 'other');
    act(() => storeOperation({ ...stored, sentAt: Date.now() }));
    await logInAs(page, 'demo', { isStorageKept: true });
    await page.tap();
    await page.later(100);
    expect(page.api.payloadsOf(submitTransfer)).toHaveLength(1);
  });
});
