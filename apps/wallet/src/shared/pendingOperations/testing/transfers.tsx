import { ApiError } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { beijingTime, type FakeApi, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { PendingOperations } from '../card/PendingOperations';
import { useSendOnce } from '../useSendOnce';

export const transfer = { amount: '500', sourcetype: 'userbalance', targettype: 'OB' };
/** A transfer record. TR1 was made an hour and seven minutes ago, all others now. */
export const row = (no: string, amount = '500.00', state = 1): TransactionRecord => ({
  out_trade_no: no,
  amount,
  pay_way: 'OB Live',
  state,
  created_at: beijingTime(Date.now() - (no === 'TR1' ? 4_020_000 : 0)),
});

export const oldRow = (no: string, daysAgo: number) => ({
  ...row(no),
  created_at: beijingTime(Date.now() - daysAgo * 86_400_000),
});

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

/** Sets the transfers in that the operator lists from now on. */
export const records = (api: FakeApi, ...rows: TransactionRecord[]) =>
  api.answer(getTransactionRecords, ({ type }) => ({ data: type === 3 ? rows : [], total: rows.length, last_page: 1 }));
/** The error of a transfer that got no answer. */
export const silent = new ApiError('timeout', '', 'submitTransfer');

/** A page with a button that sends the transfer, and a list of the transfers without an answer. */
export function open(options: ShellOptions = {}) {
  jest.useFakeTimers({ advanceTimers: true });
  const onFound = jest.fn();
  const shell = renderInShell(<Sender onFound={onFound} />, { prepare: (api) => records(api, row('TR1')), ...options });
  // Clicks without `player`, so that the work that the tap starts continues in this act.
  const tap = (name = 'Send') => act(async () => screen.getByRole('button', { name }).click());
  return { ...shell, onFound, tap, later: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

/** Starts each test with the storage and the clock of a new page. */
export function newPageForEach(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    localStorage.clear();
  });
}

/** Sends a transfer that gets no answer, and waits until it can no longer be in transit. */
export async function sendInVain() {
  const page = open();
  page.api.fail(submitTransfer, silent);
  await page.tap();
  await page.later(40_000);
  return page;
}
