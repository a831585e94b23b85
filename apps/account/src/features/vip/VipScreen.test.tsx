import { ApiError } from '@parlour/api-client';
import { getVipLevels, type VipLevel } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { VipScreen } from './VipScreen';

const rates = { realperson: '0.7', sport: '0.8', e_sport: '0.75', joker: '0.6', electron: '1', lottery: '0.2' };
const recharges = ['0', '5000', '30000', '100000', '200000', '400000', '800000', '1500000', '3000000', '6000000', '9'];
const levels: VipLevel[] = recharges.map((recharge, index) => ({ recharge, flow: String(index * 20_000), ...rates }));
const visit = (user: ShellOptions['user'] = {}, prepare?: ShellOptions['prepare']) =>
  renderInShell(<VipScreen />, { at: '/vip', user, prepare: (api) => (api.answer(getVipLevels, levels), prepare?.(api)) });
const panel = (level: number) => screen.findByRole('tabpanel', { name: `VIP ${level}` });

it('a member begins at their own level and reads what it gives', async () => {
  visit({ current_vip: 'VIP3', paysum: '68000' });
  const own = await panel(3);
  expect(screen.getAllByRole('tab')).toHaveLength(10);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('3');
  expect(own).toHaveTextContent('VIP 3your levelreached');
  expect(own).toHaveTextContent('Recharge¥30,000Flow¥40,000');
  expect(within(own).getByRole('progressbar', { name: 'Deposits on the way to VIP 4' })).toHaveAttribute('aria-valuenow', '68');
  const rows = within(own).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Live casino0.70 %',
    'Sports0.80 %',
    'E-sports0.75 %',
    'Card games0.60 %',
    'Slots1.00 %',
    'Lottery0.20 %',
  ]);
});

it('a member whose level is only in vip begins there', async () => {
  visit({ current_vip: '', vip: '3' });
  expect(await panel(3)).toHaveTextContent('your level');
});

it.each([
  [2, 'your level is 3', true],
  [4, 'next after your level 3', false],
  [7, '4 levels above yours', false],
])('level %d of a member of 3: %s, reached: %s', async (level, relation, isReached) => {
  const { player } = visit({ current_vip: 'P3' });
  await panel(3);
  await player.click(screen.getByRole('tab', { name: level < 4 ? `VIP ${level}, reached` : `VIP ${level}` }));
  const shown = await panel(level);
  expect(within(shown).getByText(relation)).toBeInTheDocument();
  expect(within(shown).queryAllByText(/reached/)).toHaveLength(isReached ? 1 : 0);
});

it.each([
  ['7', 7],
  ['7.5', 7],
  ['11', 10],
  ['-2', 1],
  ['x', 3],
])('the level that the address names as %s is selected: %d', async (named, level) => {
  renderInShell(<VipScreen />, {
    at: `/vip?level=${named}`,
    user: { current_vip: 'P3' },
    prepare: (api) => api.answer(getVipLevels, levels),
  });
  expect(await panel(level)).toBeVisible();
});

it('the chosen level is in the address, so that a way back finds it again', async () => {
  const { player, wentTo } = visit({ current_vip: 'P3' });
  await panel(3);
  await player.click(screen.getByRole('tab', { name: 'VIP 10' }));
  await panel(10);
  expect(wentTo.at(-1)).toBe('/vip?level=10');
});

it('the arrow keys walk through the levels', async () => {
  const { player } = visit({ current_vip: 'P9' });
  await panel(9);
  await player.tab();
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  await player.keyboard('{ArrowRight}');
  expect(await panel(10)).toHaveTextContent('next after your level 9');
  await player.keyboard('{ArrowRight}');
  expect(await panel(1)).toHaveTextContent('your level is 9');
});

it('an odd level keeps its place, an odd rate costs nothing but itself', async () => {
  const sent: unknown[] = [...levels];
  sent[0] = null;
  sent[2] = { ...levels[2], sport: {}, lottery: 'x' };
  visit({ current_vip: 'VIP3', paysum: '68000' }, (api) => api.answerRaw(getVipLevels, sent));
  expect(await panel(3)).toHaveTextContent('Recharge¥30,000Flow¥40,000');
  expect(screen.getAllByRole('tab')).toHaveLength(10);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '68');
});

it('a visitor may look, and is shown the way in', async () => {
  visit(null);
  expect(await panel(1)).toHaveTextContent('one of the levels');
  expect(screen.queryByText(/reached/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to see how far you are' })).toHaveAttribute('href', '#/login?redirect=%2Fvip');
});

it.each([
  ['P0', '0', 'your first level', 'Deposits on the way to VIP 1', '0'],
  ['P0', '500', 'your first level', 'Deposits on the way to VIP 1', '0'],
  ['P10', '7000000', 'your level', 'The highest level is yours', '100'],
  ['P10', '0', 'your level', 'The highest level is yours', '0'],
])('%s with deposits of %s: %s, %s, %s percent', async (current_vip, paysum, relation, words, percent) => {
  visit({ current_vip, paysum });
  expect(await screen.findByText(relation)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
});

it('the rules say how levels are won, lost and paid', async () => {
  visit();
  const rules = (await screen.findByRole('heading', { name: 'VIP rules' })).parentElement;
  expect(rules).toHaveTextContent(/one level per day and cannot skip/);
  expect(rules).toHaveTextContent(/retention turnover is not met within 90 days/);
  expect(rules).toHaveTextContent(/within 24 h after settlement and needs 1x turnover/);
});

it('until the levels are there the page says that it loads', async () => {
  let answer = (_levels: VipLevel[]) => {};
  visit({}, (api) => api.answer(getVipLevels, () => new Promise((resolve) => (answer = resolve))));
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  answer([]);
  expect(await screen.findByText('No levels yet')).toBeInTheDocument();
});

it('levels that did not come are asked for again', async () => {
  const { api, player } = visit({}, (fake) => fake.fail(getVipLevels, new ApiError('offline', 'no network', 'getVipLevels')));
  expect(await screen.findByText('The levels did not load')).toBeInTheDocument();
  api.answer(getVipLevels, levels);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel(3)).toBeInTheDocument();
});
