import { type AnswerOf, ApiError } from '@parlour/api-client';
import { claimRebate, getRebates, type RebateRecord } from '@parlour/api-client/endpoints/promotions';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RebatesScreen } from './RebatesScreen';

const rebate = (changes: Partial<RebateRecord> = {}): RebateRecord => ({
  gamename: 'OB Live',
  money: '38.40',
  state: 0,
  created_at: '2026-11-20 23:00:00',
  updated_at: '2026-11-20 23:00:00',
  ...changes,
});
const answer = (...data: RebateRecord[]): AnswerOf<typeof getRebates> => ({
  data,
  total: data.length,
  last_page: 1,
  jisuan: '4380.12',
  nojisuan: '126.84',
});
const visit = (at = '/fanshui', prepare?: ShellOptions['prepare']) =>
  renderInShell(<RebatesScreen />, { at, ...(prepare && { prepare }) });
const sum = (name: string) => screen.findByRole('img', { name });

it('both sums and the rows: gold and a chip until claimed, then the time of the claim', async () => {
  const claimed = rebate({ gamename: 'AE Cards', money: '18.9', state: 1, updated_at: '2026-11-19 12:04:31' });
  visit('/fanshui', (api) => api.answer(getRebates, answer(rebate(), claimed)));
  expect(await sum('¥126.84')).toHaveAttribute('data-tone', 'gold');
  expect(await sum('¥4,380.12')).toBeInTheDocument();
  const [open, done] = await screen.findAllByRole('listitem');
  expect(open).toHaveTextContent('OB Live20 Nov¥38.40not yet claimed');
  expect(done).toHaveTextContent('AE Cardsclaimed 19 Nov 12:04¥18.90');
  expect(done).not.toHaveTextContent('not yet claimed');
  expect(within(done ?? document.body).getByRole('img', { name: '¥18.90' })).not.toHaveAttribute('data-tone');
});

it('a rebate without a state is neither waiting nor claimed, one without its time is claimed all the same', async () => {
  const { state: _state, ...bare } = rebate();
  visit('/fanshui', (api) =>
    api.answerRaw(getRebates, {
      list: {
        data: [bare, { ...bare, state: 'x', gamename: {} }, { ...bare, state: 1, updated_at: null }],
        total: 3,
        last_page: 1,
      },
      jisuan: '4380.12',
      nojisuan: '126.84',
    }),
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'OB Live20 Nov¥38.40undefined',
    '20 Nov¥38.40undefined',
    'OB Live20 Nov¥38.40',
  ]);
});

it('a platform of the address that nobody offers is chosen and asked for all the same', async () => {
  const { api } = visit('/fanshui?api_type=KY');
  expect(await screen.findByRole('radio', { name: 'OB Live' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'KY' })).toBeChecked();
  expect(api.payloadsOf(getRebates)).toContainEqual({ date: 4, page: 1, api_type: 'KY', type: '' });
});

it('the platform of the address keeps its place when the others come, and when another is chosen', async () => {
  const { player } = visit('/fanshui?api_type=FG');
  const platforms = within(screen.getByRole('radiogroup', { name: 'Platform' }));
  const names = () => platforms.getAllByRole('radio').map(({ textContent }) => textContent);
  expect(names()).toEqual(['All platforms', 'FG']);
  const other = await platforms.findByRole('radio', { name: 'OB Live' });
  const named = names();
  expect(platforms.getAllByRole('radio')[1]).toBeChecked();
  await player.click(other);
  expect(names()).toEqual(named);
});

it('the claim is sent once, under a key, and both sums and the list are asked again', async () => {
  let settle = (_data: undefined) => {};
  const { api, player } = visit('/fanshui', (fake) => {
    fake.answer(getRebates, answer(rebate()));
    fake.answer(claimRebate, () => new Promise((resolve) => (settle = resolve)), '领取成功 ¥126.84');
  });
  await sum('¥126.84');
  const button = screen.getByRole('button', { name: 'Claim' });
  await player.dblClick(button);
  await player.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(api.payloadsOf(getRebates)).toHaveLength(1);
  api.answer(getRebates, { ...answer(rebate({ state: 1 })), jisuan: '4506.96', nojisuan: '0' });
  settle(undefined);
  expect((await screen.findByText('领取成功 ¥126.84')).closest('[role]')).toHaveAttribute('role', 'status');
  expect(await sum('¥4,506.96')).toBeInTheDocument();
  expect(await sum('¥0.00')).not.toHaveAttribute('data-tone');
  expect(screen.queryByText('not yet claimed')).not.toBeInTheDocument();
  expect(api.payloadsOf(claimRebate)).toEqual([{}]);
  expect(api.sent.find(({ endpoint }) => endpoint === 'claimRebate')?.idempotencyKey).toBeDefined();
  expect(api.payloadsOf(getRebates)).toHaveLength(2);
  expect(api.payloadsOf(getBalance)).toHaveLength(1);
});

it.each([1, 2])('a claim changes its rows on each of %d pages that were read, and doubles none', async (read) => {
  const old = (gamename: string) => rebate({ gamename, state: 1, updated_at: '2026-11-19 23:00:00' });
  const pages = (changes: Partial<RebateRecord>) => (page: unknown) => {
    const rows =
      page === 2
        ? [rebate({ gamename: 'Room 3', ...changes }), old('Room 4')]
        : [rebate({ gamename: 'Room 1', ...changes }), old('Room 2')];
    return { ...answer(...rows), total: 6, last_page: 3 };
  };
  const { api, player } = visit('/fanshui', (fake) => fake.answer(getRebates, ({ page }) => pages({})(page)));
  await screen.findByText('Room 2');
  if (read === 2) await player.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(`Room ${2 * read}`);
  api.answer(getRebates, ({ page }) => pages({ state: 1, updated_at: '2026-11-21 23:00:00' })(page));
  await player.click(screen.getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(screen.queryByText('not yet claimed')).toBeNull());
  const rooms = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6));
  expect(rooms).toEqual(['Room 1', 'Room 2', 'Room 3', 'Room 4'].slice(0, 2 * read));
});

it('what was just claimed is not claimed again while the new sums are on their way, and a double tap reads of its success', async () => {
  jest.useFakeTimers();
  const { api } = visit('/fanshui', (fake) => fake.answer(getRebates, answer()));
  await sum('¥126.84');
  api.answer(getRebates, () => new Promise(() => {}));
  const claim = screen.getByRole('button', { name: 'Claim' });
  fireEvent.click(claim);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('操作成功');
  fireEvent.click(claim);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(claim);
  expect(await screen.findByRole('alert')).toHaveTextContent('暂无领取额度！');
  expect(api.payloadsOf(claimRebate)).toEqual([{}]);
});

it.each(['0', '0.00', '-3'])('with %s pending the claim is blocked without a call', async (nojisuan) => {
  const { api, player } = visit('/fanshui', (fake) => fake.answer(getRebates, { ...answer(), nojisuan }));
  await sum('¥4,380.12');
  await player.click(screen.getByRole('button', { name: 'Claim' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^暂无领取额度！$/);
  expect(api.payloadsOf(claimRebate)).toEqual([]);
});

it('a refused claim says why and the sums are looked at again', async () => {
  const { api, player } = visit('/fanshui', (fake) => {
    fake.answer(getRebates, answer());
    fake.fail(claimRebate, '暂无领取额度！');
  });
  await sum('¥126.84');
  api.answer(getRebates, { ...answer(), nojisuan: '0' });
  await player.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('暂无领取额度！');
  expect(await sum('¥0.00')).toBeInTheDocument();
});

it.each([
  ['/fanshui', { date: 4, api_type: '' }],
  ['/fanshui?date=1', { date: 1, api_type: '' }],
  ['/fanshui?date=3&api_type=OB', { date: 3, api_type: 'OB' }],
  ['/fanshui?date=9', { date: 4, api_type: '' }],
])('%s asks for %j', async (at, filters) => {
  const { api } = visit(at);
  await screen.findAllByRole('listitem');
  expect(api.payloadsOf(getRebates)).toContainEqual({ ...filters, type: '', page: 1 });
});

it('sums stay those of everything while the list is filtered', async () => {
  const { api } = visit('/fanshui?date=1', (fake) =>
    fake.answer(getRebates, ({ date }) => ({ ...answer(rebate()), nojisuan: date === 4 ? '126.84' : '1.00' })),
  );
  expect(await sum('¥126.84')).toBeInTheDocument();
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(api.payloadsOf(getRebates)).toHaveLength(2);
});

it('filters are kept in the address', async () => {
  const { platform, player } = visit('/fanshui?date=2&api_type=FG');
  const go = jest.spyOn(platform.navigation, 'go');
  expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
  expect(await screen.findByRole('radio', { name: 'FG Fishing' })).toBeChecked();
  await player.click(screen.getByRole('radio', { name: 'Today' }));
  expect(go).toHaveBeenLastCalledWith('/fanshui?date=1&api_type=FG', { replace: true });
  await player.click(screen.getByRole('radio', { name: '30 days' }));
  expect(go).toHaveBeenLastCalledWith('/fanshui?api_type=FG', { replace: true });
  await player.click(screen.getByRole('radio', { name: 'All platforms' }));
  expect(go).toHaveBeenLastCalledWith('/fanshui', { replace: true });
  await player.click(screen.getByRole('radio', { name: '30 days' }));
  expect(go).toHaveBeenCalledTimes(3);
});

it('an empty choice leads to all, an empty centre says so', async () => {
  const { player, wentTo } = visit('/fanshui?date=1', (fake) => fake.answer(getRebates, answer()));
  expect(await screen.findByText('No rebates here')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'All of 30 days' }));
  expect(wentTo).toEqual(['/fanshui']);
});

it('a centre that did not come is asked for again, sums and list', async () => {
  const { api, player } = visit('/fanshui', (fake) => fake.fail(getRebates, new ApiError('offline', 'no network', 'getRebates')));
  await screen.findByText('Your rebates did not load');
  expect(screen.getByRole('button', { name: 'Claim' })).toBeDisabled();
  api.answer(getRebates, answer(rebate()));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sum('¥126.84')).toBeInTheDocument();
  expect(await screen.findByText('not yet claimed')).toBeInTheDocument();
});

it('a filtered list that did not come is asked for again, and nothing else', async () => {
  let fails = true;
  const { api, player } = visit('/fanshui?date=1', (fake) =>
    fake.answer(getRebates, ({ date }) => {
      if (date === 1 && fails) throw new ApiError('offline', 'no network', 'getRebates');
      return { ...answer(rebate()), total: 6, last_page: 3 };
    }),
  );
  await screen.findByText('Your rebates did not load');
  await sum('¥126.84');
  fails = false;
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('not yet claimed');
  expect(api.payloadsOf(getRebates)).toMatchObject([{ date: 4 }, { date: 1 }, { date: 1 }]);
});

it('the next page joins the list', async () => {
  const { player } = visit('/fanshui', (fake) =>
    fake.answer(getRebates, ({ page }) => ({ ...answer(rebate({ gamename: `Room ${page}` })), total: 2, last_page: 2 })),
  );
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Room 2')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
