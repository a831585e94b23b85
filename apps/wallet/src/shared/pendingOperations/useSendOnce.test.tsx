import { type AnswerOf, ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { submitTransfer, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { readPendingOperations } from '@parlour/platform';
import { beijingTime, type FakeApi, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { PendingOperations } from './PendingOperations';
import { readStoredOrders } from './storedOrders';
import { useSendOnce } from './useSendOnce';

const transfer = { amount: '500', sourcetype: 'userbalance', targettype: 'OB' };
/** TR1 was there an hour and seven minutes ago, all else is made now. */
const row = (no: string, amount = '500.00', state = 1): TransactionRecord => ({
  out_trade_no: no,
  amount,
  pay_way: 'OB Live',
  state,
  created_at: beijingTime(Date.now() - (no === 'TR1' ? 4_020_000 : 0)),
});

const oldRow = (no: string, daysAgo: number) => ({ ...row(no), created_at: beijingTime(Date.now() - daysAgo * 86_400_000) });

function Sender({ onFound }: { onFound: () => void }) {
  const { send, isSending } = useSendOnce(submitTransfer, onFound);
  return (
    <>
      <PendingOperations of={submitTransfer} />
      <button type="button" disabled={isSending} onClick={() => void send(transfer)}>
        Send
      </button>
      <button type="button" onClick={() => void send({ ...transfer, amount: '7' })}>
        Send 7
      </button>
    </>
  );
}

/** The transfers in that the operator shows from now on. */
const records = (api: FakeApi, ...rows: TransactionRecord[]) =>
  api.answer(getTransactionRecords, ({ type }) => ({ data: type === 3 ? rows : [], total: rows.length, last_page: 1 }));
const silent = new ApiError('timeout', '', 'submitTransfer');

function open(options: ShellOptions = {}) {
  jest.useFakeTimers({ advanceTimers: true });
  const onFound = jest.fn();
  const shell = renderInShell(<Sender onFound={onFound} />, { prepare: (api) => records(api, row('TR1')), ...options });
  const tap = (name = 'Send') => shell.player.click(screen.getByRole('button', { name }));
  return { ...shell, onFound, tap, later: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

/** A transfer without an answer, once it can no longer be on its way. */
async function sendInVain() {
  const page = open();
  page.api.fail(submitTransfer, silent);
  await page.tap();
  await page.later(40_000);
  return page;
}

test('an answer leaves no trace', async () => {
  const { api, tap, later } = open();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a lost answer is told where the user info is lost, too', async () => {
  const { api, tap, platform } = open({ user: null });
  jest.spyOn(platform.session, 'read').mockReturnValue({ role: 'member', user: undefined, isUserLost: true });
  api.fail(submitTransfer, silent);
  await tap();
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
});

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

test('where the user info is lost, a call that is found in the records is told until it is put away', async () => {
  const { api, tap, later, player, platform } = open({ user: null });
  jest.spyOn(platform.session, 'read').mockReturnValue({ role: 'member', user: undefined, isUserLost: true });
  api.answer(submitTransfer, () => {
    records(api, row('TR2'), row('TR1'));
    throw silent;
  });
  await tap();
  expect(await screen.findByText(/^It went through: order TR2/)).toBeVisible();
  await later(10_000);
  expect(screen.getByText(/^It went through: order TR2/)).toBeVisible();
  expect(readStoredOrders('demo')).toMatchObject([{ no: 'TR2', wasFound: true }]);
  await player.click(screen.getByRole('button', { name: /put away$/ }));
  expect(screen.queryByText(/^It went through: order TR2/)).toBeNull();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test('what did not arrive can be sent again, although another call was recorded meanwhile', async () => {
  const { api, tap, later } = await sendInVain();
  records(api, row('TR2', '7.00'), row('TR1'));
  await later(10_000);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  await tap();
  await later(100);
  const keys = api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('that it did not arrive is taken back by a late record of its amount that may be its own, by the clock of another zone', async () => {
  const { api, tap, later } = await sendInVain();
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  records(api, { ...row('TR2'), created_at: beijingTime(Date.now() - 8 * 3_600_000 - 30_000) }, row('TR1'));
  await later(10_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

test('that it did not arrive is taken back by a late record whose amount is not known', async () => {
  const { api, later } = await sendInVain();
  records(api, row('TR2', '0'), row('TR1'));
  await later(10_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
});

test('what did not arrive is not sent again while the records do not come', async () => {
  const { api, tap, later } = await sendInVain();
  api.fail(getTransactionRecords, '系统繁忙');
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

test('a lost answer is found in the records, told, and the form can be emptied', async () => {
  const { api, tap, onFound } = open();
  api.answer(submitTransfer, () => {
    records(api, row('TR2'), row('TR1'));
    throw silent;
  });
  await tap();
  expect(await screen.findByText('It went through: order TR2, arrived', { selector: 'small' })).toBeVisible();
  expect(onFound).toHaveBeenCalledTimes(1);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

test('one that is under review is followed to its end', async () => {
  const { api, tap, later } = open();
  api.answer(submitTransfer, () => {
    records(api, row('TR2', '500.00', 2), row('TR1'));
    throw silent;
  });
  await tap();
  expect(await screen.findByText('It went through: order TR2, under review', { selector: 'small' })).toBeVisible();
  records(api, row('TR2', '500.00', 0), row('TR1'));
  await later(4000);
  expect(screen.getByText('It was refused: order TR2', { selector: 'small' })).toBeVisible();
  expect(screen.getByText('Transfer ¥500.00: It was refused: order TR2')).toHaveAttribute('aria-live', 'polite');
});

test('a line tells how far it is to whoever hears it', async () => {
  const { api, tap } = open();
  api.fail(submitTransfer, silent);
  await tap();
  const name = 'Transfer ¥500.00 submitted Looking whether it went through Look at the records';
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('it says so at once, however long the records take', async () => {
  const { api, tap } = open();
  api.fail(submitTransfer, silent);
  api.answer(getTransactionRecords, () => new Promise<never>(() => undefined));
  await tap();
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
});

test('while nobody knows, the same sum is not sent again, another one is', async () => {
  const { api, tap, later } = open();
  api.fail(submitTransfer, silent);
  await tap();
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
  await tap();
  expect(await screen.findByRole('status')).toHaveTextContent(/^We are still looking whether the last one went through$/);
  await tap('Send 7');
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toEqual([transfer, { ...transfer, amount: '7' }]);
});

test('when it did not arrive it says so, and the next try travels under the same key', async () => {
  const { api, tap, later } = await sendInVain();
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  api.answer(submitTransfer, undefined);
  await tap();
  await later(100);
  expect(screen.queryByText('It did not arrive; nothing was moved')).toBeNull();
  const keys = api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('that it did not arrive is not taken back by the record of another call, and is by its own', async () => {
  const { api, tap, later } = open();
  records(api, row('TR1'));
  api.fail(submitTransfer, silent);
  await tap();
  await later(40_000);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  records(api, row('TR2', '7.00'), row('TR1'));
  await later(10_000);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  api.fail(getTransactionRecords, '系统繁忙');
  await later(10_000);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  records(api, row('TR3'), row('TR1'));
  await later(10_000);
  expect(screen.getByText(/^It went through: order TR3/)).toBeVisible();
});

test('when the records keep silent it says that nobody knows, until the player puts it away', async () => {
  const { api, tap, later, player } = open();
  api.answer(submitTransfer, () => {
    api.fail(getTransactionRecords, '系统繁忙');
    throw silent;
  });
  await tap();
  await later(40_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Transfer ¥500\.00 not known .* Look at the records$/ })).toHaveAttribute(
    'href',
    '#/transRecord?type=3',
  );
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
  await player.click(screen.getByRole('button', { name: 'Transfer ¥500.00: put away' }));
  expect(screen.queryByText('We still do not know; look at the records')).toBeNull();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(2);
});

test.each<[string, AnswerOf<typeof getTransactionRecords>]>([
  ['of which one cannot be read', { data: [row('TR1')], total: 2, last_page: 1, dropped: 1 }],
  ['with the newest on a page that is not named', { data: [oldRow('TR0', 2), oldRow('TR1', 1)], total: 3, last_page: 1 }],
  ['with the newest on pages that nothing is said of', { data: [oldRow('TR0', 2), oldRow('TR1', 1)], total: 0, last_page: 1 }],
])('records %s are no proof that nothing was moved', async (_what, answer) => {
  const { api, tap, later } = open();
  api.answer(submitTransfer, () => {
    api.answer(getTransactionRecords, () => answer);
    throw silent;
  });
  await tap();
  await later(40_000);
  expect(screen.queryByText('It did not arrive; nothing was moved')).toBeNull();
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
});

test('an ordinary call asks nothing first, whatever the records answer', async () => {
  const { api, tap, later } = open();
  api.fail(getTransactionRecords, new ApiError('timeout', '', 'getTransactionRecords'));
  await tap();
  await later(100);
  expect(api.sent.map(({ endpoint }) => endpoint)).toEqual([submitTransfer.name]);
});

// Decision 12 shows this table.
describe.each<[string, ApiErrorKind | undefined, boolean]>([
  ['answer', undefined, true],
  ['do not arrive', 'offline', true],
  ['take too long', 'timeout', true],
  ['are refused', 'refused', true],
  ['are odd', 'badAnswer', true],
  ['fail', 'serverFault', true],
  ['answer 401', 'unauthorised', false],
])('while an earlier call has no answer and the records %s', (_what, kind, isOtherSumSent) => {
  async function openDoubt() {
    const shell = open();
    shell.api.fail(submitTransfer, silent);
    await shell.tap();
    await shell.later(100);
    if (kind !== undefined) shell.api.fail(getTransactionRecords, new ApiError(kind, '', 'getTransactionRecords'));
    return shell;
  }

  test('the same sum is not sent', async () => {
    const { api, tap, later } = await openDoubt();
    await tap();
    await later(100);
    expect(api.payloadsOf(submitTransfer)).toEqual([transfer]);
    const said = kind === 'unauthorised' ? [] : ['We are still looking whether the last one went through'];
    expect(screen.queryAllByRole('status').map((toast) => toast.textContent)).toEqual(said);
  });

  test(`another sum ${isOtherSumSent ? 'is' : 'is not'}`, async () => {
    const { api, tap, later } = await openDoubt();
    await tap('Send 7');
    await later(100);
    expect(api.payloadsOf(submitTransfer)).toHaveLength(isOtherSumSent ? 2 : 1);
  });
});

test('without a connection nothing is sent, and it says so', async () => {
  const { api, tap, later } = open();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tap();
  expect(await screen.findByText('No connection; nothing was sent')).toBeVisible();
  expect(api.payloadsOf(submitTransfer)).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  isOnline.mockRestore();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
  expect(screen.queryByText('No connection; nothing was sent')).toBeNull();
});

test('once it was found, the same sum may be sent again', async () => {
  const { api, tap, later } = open();
  api.answer(submitTransfer, () => {
    records(api, row('TR2', '7.00'), row('TR1'));
    throw silent;
  });
  await tap('Send 7');
  expect(await screen.findByText('It went through: order TR2, arrived', { selector: 'small' })).toBeVisible();
  api.answer(submitTransfer, undefined);
  await tap('Send 7');
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(2);
});

test('the payment password of a withdrawal is in no storage while its answer is missing', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  function Withdrawer() {
    const { send } = useSendOnce(submitWithdrawal);
    return (
      <button type="button" onClick={() => void send({ amount: '100', bank: '1', password: 'pay-secret' })}>
        Send
      </button>
    );
  }
  const { api, player } = renderInShell(<Withdrawer />, {
    prepare: (prepared) => {
      records(prepared);
      prepared.fail(submitWithdrawal, silent);
    },
  });
  await player.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.payloadsOf(submitWithdrawal)).toHaveLength(1);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toMatch(/parlour\.intent/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('pay-secret');
});
