import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { submitTransfer, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { renderInShell } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { useSendOnce } from './useSendOnce';
import { newPageForEach, open, records, row, silent, transfer } from './testing/transfers';

newPageForEach();

it('an answered call leaves nothing pending', async () => {
  const { api, tap, later } = open();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByRole('list')).toBeNull();
});

it('while the outcome is unknown, the same amount is not sent again, but another one is', async () => {
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

it('an ordinary call is sent without reading the records', async () => {
  const { api, tap, later } = open();
  api.fail(getTransactionRecords, new ApiError('timeout', '', 'getTransactionRecords'));
  await tap();
  await later(100);
  expect(api.sent.map(({ endpoint }) => endpoint)).toEqual([submitTransfer.name]);
});

// Decision 12 contains this table.
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

  it('the same sum is not sent', async () => {
    const { api, tap, later } = await openDoubt();
    await tap();
    await later(100);
    expect(api.payloadsOf(submitTransfer)).toEqual([transfer]);
    const expectedToasts = kind === 'unauthorised' ? [] : ['We are still looking whether the last one went through'];
    expect(screen.queryAllByRole('status').map((toast) => toast.textContent)).toEqual(expectedToasts);
  });

  it(`another sum ${isOtherSumSent ? 'is' : 'is not'}`, async () => {
    const { api, tap, later } = await openDoubt();
    await tap('Send 7');
    await later(100);
    expect(api.payloadsOf(submitTransfer)).toHaveLength(isOtherSumSent ? 2 : 1);
  });
});

it('without a connection nothing is sent, and it says so', async () => {
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

it('once it was found, the same sum may be sent again', async () => {
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

it('the payment password of a withdrawal is in no storage while its answer is missing', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  function Withdrawer() {
    const { send } = useSendOnce(submitWithdrawal);
    return (
      <button type="button" onClick={() => void send({ amount: '100', bank: '1', password: 'pay-secret' })}>
        Send
      </button>
    );
  }
  const { api } = renderInShell(<Withdrawer />, {
    prepare: (prepared) => {
      records(prepared);
      prepared.fail(submitWithdrawal, silent);
    },
  });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.payloadsOf(submitWithdrawal)).toHaveLength(1);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toMatch(/parlour\.intent/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('pay-secret');
});
