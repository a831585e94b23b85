import { ApiError } from '@parlour/api-client';
import { type BetRecord, getBetRecords } from '@parlour/api-client/endpoints/records';
import { getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { renderInShell } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { BetsScreen } from './BetsScreen';

const bet = (changes: Partial<BetRecord> = {}): BetRecord => ({
  bet_id: 'B1',
  bet_amount: '200',
  win_loss: '190',
  Code: 'OB · Baccarat',
  status: 1,
  created_at: '2025-11-20 15:58:00',
  ...changes,
});
const page = (...data: BetRecord[]) => ({ data, total: data.length, last_page: 1 });

it('won, lost, unsettled and invalid bets tell what they brought', async () => {
  renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (api) =>
      api.answer(
        getBetRecords,
        page(
          bet(),
          bet({ bet_id: 'B2', Code: 'AE · Mahjong', win_loss: '-200' }),
          bet({ bet_id: 'B3', Code: 'OB · Football', status: 2, win_loss: '0' }),
          bet({ bet_id: 'B4', Code: 'AE · Fast 3', status: 0, win_loss: '-100' }),
        ),
      ),
  });
  // A skeleton stays visible for a moment after the records arrived.
  const words = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(screen.getByText('4 records')).toBeInTheDocument();
  expect(words).toEqual([
    'OB · Baccarat15:58 · stake 200.00+¥190.00settledB1',
    'AE · Mahjong15:58 · stake 200.00−¥200.00settledB2',
    'OB · Football15:58 · stake 200.00—unsettledB3',
    'AE · Fast 315:58 · stake 200.00—invalid ticketB4',
  ]);
  expect(screen.getByRole('heading', { name: '20 November 2025' })).toBeInTheDocument();
});

it('a bet whose status is missing or odd is neither settled nor invalid, and odd fields cost no bet', async () => {
  const { status: _status, ...bare } = bet();
  renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (api) =>
      api.answerRaw(getBetRecords, {
        data: [bare, { ...bare, bet_id: 'B2', status: null }, { ...bare, bet_id: 'B3', status: {}, Code: [], created_at: {} }],
        total: {},
        last_page: 1,
      }),
  });
  await screen.findAllByText('unknown');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'OB · Baccarat15:58 · stake 200.00—unknownB1',
    'OB · Baccarat15:58 · stake 200.00—unknownB2',
    ' · stake 200.00—unknownB3',
  ]);
});

it('bets without a total are counted once all of them are there', async () => {
  const { player } = renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (api) =>
      api.answer(getBetRecords, ({ page: no }) => ({ data: [bet({ bet_id: `B${no}` })], total: 0, last_page: 2 })),
  });
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.queryByText(/records/)).toBeNull();
  await player.click(more);
  expect(await screen.findByText('2 records')).toBeInTheDocument();
});

it('filters send the right payload', async () => {
  const { api, player } = renderInShell(<BetsScreen />, { at: '/betRecord' });
  await player.click(screen.getByRole('radio', { name: '15 days' }));
  const picker = screen.getByRole('combobox', { name: 'Platform' });
  await player.selectOptions(picker, await screen.findByRole('option', { name: 'FG Fishing' }));
  await player.selectOptions(picker, 'All platforms');
  await player.selectOptions(picker, 'OB Live');
  expect(api.payloadsOf(getBetRecords)).toStrictEqual([
    { date: 4, page: 1, api_type: '' },
    { date: 3, page: 1, api_type: '' },
    { date: 3, page: 1, api_type: 'FG' },
    { date: 3, page: 1, api_type: 'OB' },
  ]);
});

it('the operator’s own venues are offered, and one of the address that nobody offers is asked for all the same', async () => {
  const { api } = renderInShell(<BetsScreen />, {
    at: '/betRecord?api_type=KY%20棋牌',
    prepare: (fake) => {
      fake.answer(getVenueBalances, [
        { platname: 'userbalance', name: '中心钱包', balance: '0' },
        { platname: 'BBIN', name: '', balance: '0' },
      ]);
      fake.answer(getBetRecords, page());
    },
  });
  expect(await screen.findByRole('option', { name: 'BBIN' })).toHaveValue('BBIN');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All platforms', 'BBIN', 'KY 棋牌']);
  expect(screen.getByRole('combobox')).toHaveValue('KY 棋牌');
  expect(await screen.findByText('No bets at KY 棋牌 in 30 days')).toBeInTheDocument();
  expect(api.payloadsOf(getBetRecords)).toStrictEqual([{ date: 4, page: 1, api_type: 'KY 棋牌' }]);
});

it('no bets today: widen the days, or to the games', async () => {
  const { api, player } = renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (prepared) => prepared.answer(getBetRecords, ({ date }) => (date === 4 ? page(bet()) : page())),
  });
  await screen.findByText('1 record');
  await player.click(screen.getByRole('radio', { name: 'Today' }));
  expect(await screen.findByText('No bets today')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '#/');
  await player.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByText('OB · Baccarat')).toBeInTheDocument();
  expect(api.payloadsOf(getBetRecords).at(1)).toMatchObject({ date: 1 });
});

it('an empty platform can be changed back', async () => {
  const { player } = renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (api) => api.answer(getBetRecords, ({ api_type }) => (api_type === 'FG' ? page() : page(bet()))),
  });
  await screen.findByText('OB · Baccarat');
  await player.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'FG');
  expect(await screen.findByText('0 records')).toBeInTheDocument();
  await player.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'All platforms');
  expect(await screen.findByText('OB · Baccarat')).toBeInTheDocument();
});

it('a failed list is asked for again', async () => {
  const { api, player } = renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (prepared) => prepared.fail(getBetRecords, new ApiError('timeout', 'too slow', 'getBetRecords')),
  });
  expect(await screen.findByText(/Your records did not load/)).toBeInTheDocument();
  api.answer(getBetRecords, page(bet()));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('OB · Baccarat')).toBeInTheDocument();
});

it('a bet that names its venue by the code has the name that the filter knows', async () => {
  renderInShell(<BetsScreen />, {
    at: '/betRecord',
    prepare: (api) => api.answer(getBetRecords, page(bet({ Code: 'FG' }), bet({ bet_id: 'B2', Code: 'XY' }))),
  });
  await screen.findByText('XY');
  expect(await screen.findByText('FG Fishing', { selector: 'li *' })).toBeVisible();
});
