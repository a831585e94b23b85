import { ApiError } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { beijingTime, renderInShell } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TransactionsScreen } from './TransactionsScreen';

const record = (changes: Partial<TransactionRecord> = {}): TransactionRecord => ({
  out_trade_no: 'PD20261120000942',
  amount: '2000',
  pay_way: 'USDT',
  state: 1,
  created_at: '2026-11-20 16:09:00',
  ...changes,
});
const page = (...data: TransactionRecord[]) => ({ data, total: data.length, last_page: 1 });

afterEach(() => jest.useRealTimers());

it('rows stand under their days with time, order, signed amount and state', async () => {
  renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (api) =>
      api.answer(
        getTransactionRecords,
        page(
          record(),
          record({ out_trade_no: 'PD2', pay_way: 'bank', state: 2, amount: '5000', created_at: '2025-11-18 22:47:10' }),
          record({ out_trade_no: 'PD3', pay_way: 'Alipay', state: 3, amount: '800', created_at: '2025-11-18 09:03:00' }),
        ),
      ),
  });
  await screen.findByText('USDT');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/USDT16:09 · PD…0942¥2,000\.00pending review$/);
  expect(second).toHaveTextContent(/Bank transfer22:47 · PD2\+¥5,000\.00approved$/);
  expect(third).toHaveTextContent(/Alipay09:03 · PD3¥800\.00rejected$/);
  expect(screen.getByRole('heading', { name: '18 November 2025' }).parentElement).toContainElement(third ?? null);
});

it('a player sees an approval without a touch, and the list rests afterwards', async () => {
  jest.useFakeTimers();
  const { api } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page(record())),
  });
  await screen.findByText('pending review');
  api.answer(getTransactionRecords, page(record({ state: 2 })));
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.getByText('approved')).toBeInTheDocument();
  expect(screen.queryByText('pending review')).toBeNull();
  expect(screen.getByText('USDT ¥2,000.00: approved')).toHaveAttribute('aria-live', 'polite');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(2);
});

it('what looking again is refused with is told', async () => {
  jest.useFakeTimers();
  const { api } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page(record())),
  });
  await screen.findByText('pending review');
  api.fail(getTransactionRecords, '系统维护中');
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.getByRole('alert')).toHaveTextContent(/^系统维护中$/);
  expect(screen.getByText('pending review')).toBeInTheDocument();
});

it('a hidden page does not look', async () => {
  jest.useFakeTimers();
  const { api } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page(record())),
  });
  await screen.findByText('pending review');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(1);
  visibility.mockReturnValue('visible');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(4100);
  });
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(2);
  visibility.mockRestore();
});

it('filters send the right payload', async () => {
  const { api, player } = renderInShell(<TransactionsScreen />, { at: '/transRecord?type=2' });
  expect(screen.getByRole('radio', { name: 'Withdrawal' })).toBeChecked();
  await player.click(screen.getByRole('radio', { name: '7 days' }));
  await player.click(screen.getByRole('radio', { name: 'Out' }));
  await player.click(screen.getByRole('radio', { name: 'Today' }));
  expect(api.payloadsOf(getTransactionRecords)).toStrictEqual([
    { date: 4, type: 2, page: 1, api_type: '' },
    { date: 2, type: 2, page: 1, api_type: '' },
    { date: 2, type: 4, page: 1, api_type: '' },
    { date: 1, type: 4, page: 1, api_type: '' },
  ]);
});

it('the filters are in the address; only transfers are of a platform', async () => {
  const { api, player, wentTo } = renderInShell(<TransactionsScreen />, { at: '/transRecord?type=4&date=2&api_type=OB' });
  expect(screen.getByRole('radio', { name: 'Out' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveValue('OB');
  await player.selectOptions(
    screen.getByRole('combobox', { name: 'Platform' }),
    await screen.findByRole('option', { name: 'FG Fishing' }),
  );
  await player.click(screen.getByRole('radio', { name: 'Deposit' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(wentTo).toEqual(['/transRecord?type=4&date=2&api_type=FG', '/transRecord?type=1&date=2&api_type=FG']);
  expect(api.payloadsOf(getTransactionRecords)).toStrictEqual([
    { date: 2, type: 4, page: 1, api_type: 'OB' },
    { date: 2, type: 4, page: 1, api_type: 'FG' },
    { date: 2, type: 1, page: 1, api_type: '' },
  ]);
});

it('a platform without transfers leads to all of them', async () => {
  const { player, wentTo } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord?type=3&api_type=AE',
    prepare: (api) => api.answer(getTransactionRecords, ({ api_type }) => (api_type === '' ? page(record()) : page())),
  });
  expect(await screen.findByText('No transfers in at AE for 30 days')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'All platforms' }));
  expect(wentTo).toEqual(['/transRecord?type=3']);
  expect(await screen.findByText('1 record')).toBeInTheDocument();
});

it('a withdrawal has a minus, a transfer no sign of the site’s own, and both have their own words', async () => {
  const { api, player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord?type=2',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page(record({ state: 2, pay_way: '招商银行' }))),
  });
  expect(await screen.findByRole('img', { name: '−¥2,000.00' })).toBeInTheDocument();
  expect(screen.getByText('approved')).toBeInTheDocument();
  api.answer(getTransactionRecords, page(record({ state: 0, pay_way: 'OB Live' })));
  for (const direction of ['Out', 'In']) {
    await player.click(screen.getByRole('radio', { name: direction }));
    expect(await screen.findByText('failed')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '¥2,000.00' })).toBeInTheDocument();
  }
});

it('a transfer says from where to where when the operator does', async () => {
  renderInShell(<TransactionsScreen />, {
    at: '/transRecord?type=3',
    prepare: (api) =>
      api.answer(getTransactionRecords, page(record({ state: 1, sourcetype: 'userbalance', targettype: 'FG', pay_way: 'FG' }))),
  });
  expect(await screen.findByText('Central wallet → FG Fishing')).toBeInTheDocument();
});

it.each([null, '', undefined, {}, 'x'])('a transfer whose state is %j is not told as failed', async (state) => {
  renderInShell(<TransactionsScreen />, {
    at: '/transRecord?type=3',
    prepare: (api) => api.answerRaw(getTransactionRecords, { data: [{ ...record(), state }], total: 1, last_page: 1 }),
  });
  expect(await screen.findByText('undefined')).toBeInTheDocument();
});

it('a touch on the order number copies all of it', async () => {
  const { player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (api) => api.answer(getTransactionRecords, page(record())),
  });
  await player.click(await screen.findByRole('button', { name: /Copy the order number PD20261120000942$/ }));
  expect(await screen.findByText('复制成功！')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('PD20261120000942');
});

it('an empty list says so and shows the way', async () => {
  const { api, player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page()),
  });
  expect(await screen.findByText('No deposits for 30 days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '#/recharge');
  await player.click(screen.getByRole('radio', { name: 'Today' }));
  await player.click(await screen.findByRole('button', { name: 'Last 30 days' }));
  expect(api.payloadsOf(getTransactionRecords).at(1)).toMatchObject({ date: 1 });
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
});

it('a failed list is asked for again', async () => {
  const { api, player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.fail(getTransactionRecords, new ApiError('offline', 'no network', 'getTransactionRecords')),
  });
  await screen.findByText('Your records did not load');
  api.answer(getTransactionRecords, page(record()));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('USDT')).toBeInTheDocument();
});

it('the next page joins the list', async () => {
  const { player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (api) =>
      api.answer(getTransactionRecords, (payload) => ({
        data: [record({ out_trade_no: `PD${payload.page}`, state: 2 })],
        total: 2,
        last_page: 2,
      })),
  });
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('PD2')).toBeInTheDocument();
  expect(screen.getByText('PD1')).toBeInTheDocument();
});

it('transactions without a number, and some that are the same, are all there', async () => {
  const noisy = jest.spyOn(console, 'error');
  const { player } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (api) =>
      api.answer(getTransactionRecords, ({ page: asked }) => ({
        data: [asked === 1 ? record({ out_trade_no: '', pay_way: 'bank' }) : record(), record({ out_trade_no: '' })].map(
          (row) => ({ ...row, state: 2 }),
        ),
        total: 4,
        last_page: 2,
      })),
  });
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getAllByRole('button', { name: /Copy the order number/ })).toHaveLength(1);
  expect(noisy).not.toHaveBeenCalled();
  noisy.mockRestore();
});

describe('updating by hand', () => {
  const update = () => screen.getByRole('button', { name: 'Update this page' });
  const show = async () => {
    const rendered = renderInShell(<TransactionsScreen />, {
      at: '/transRecord',
      prepare: (api) => api.answer(getTransactionRecords, page(record({ state: 2 }))),
    });
    await screen.findByText('approved');
    return rendered;
  };

  it('asks again, once at a time, and says politely that it did', async () => {
    const { api } = await show();
    api.answer(getTransactionRecords, page(record({ out_trade_no: 'PD2', state: 2 }), record({ state: 2 })));
    act(() => {
      update().click();
      update().click();
    });
    expect(await screen.findByText('Updated')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(api.payloadsOf(getTransactionRecords)).toHaveLength(2);
  });

  it('keeps what is there when no answer comes, and says so', async () => {
    const { api, player } = await show();
    api.fail(getTransactionRecords, new ApiError('serverFault', 'no answer', 'getTransactionRecords'));
    await player.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be updated. What you see is as before.');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Updated')).toBeNull();
  });

  it('says why it was refused', async () => {
    const { api, player } = await show();
    api.fail(getTransactionRecords, '查询过于频繁');
    await player.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^查询过于频繁$/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('asks nobody without a network', async () => {
    const { api, player } = await show();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await player.click(update());
    expect(await screen.findByRole('status')).toHaveTextContent('You are offline. What you see is as before.');
    expect(api.payloadsOf(getTransactionRecords)).toHaveLength(1);
    jest.restoreAllMocks();
  });
});

it('with amounts hidden no row and no announcement tells a sum', async () => {
  jest.useFakeTimers();
  const { api, platform } = renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (prepared) => prepared.answer(getTransactionRecords, page(record())),
  });
  act(() => platform.hidesAmounts.set(true));
  await screen.findByText('pending review');
  api.answer(getTransactionRecords, page(record({ state: 2 })));
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.getByText('USDT hidden: approved')).toHaveAttribute('aria-live', 'polite');
  expect(document.body.innerHTML).not.toMatch(/2,000|2000\.00/);
});

it('a deposit that can still be paid leads to its payment', async () => {
  const ago = (minutes: number) => beijingTime(Date.now() - minutes * 60_000);
  renderInShell(<TransactionsScreen />, {
    at: '/transRecord',
    prepare: (api) =>
      api.answer(
        getTransactionRecords,
        page(record({ created_at: ago(50) }), record({ out_trade_no: 'PD2', created_at: ago(61) })),
      ),
  });
  const link = await screen.findByRole('link', { name: 'Not paid yet? Pay it here' });
  expect(link).toHaveAttribute('href', '#/payInfo?deposit_no=PD20261120000942');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
