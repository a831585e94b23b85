import { ApiError } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getVenueBalances, setAutoTransfer, submitTransfer, type VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { beijingTime, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TransferScreen } from './TransferScreen';

const venues: readonly VenueBalance[] = ['OB', 'FG', 'PP', 'AE', 'KY'].map((platname) => ({
  name: `${platname} Hall`,
  platname,
  balance: '864.00',
}));

async function open(options: ShellOptions = {}) {
  const rendered = renderInShell(<TransferScreen />, options);
  act(() => rendered.push('venueBalances', venues));
  await screen.findByRole('button', { name: 'Transfer' });
  return rendered;
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const from = () => screen.getByRole('combobox', { name: 'From' });
const to = () => screen.getByRole('combobox', { name: 'To' });
const send = () => screen.getByRole('button', { name: 'Transfer' });

it('money goes from the central wallet to the chosen venue', async () => {
  const { api, haptics, platform, player } = await open();
  const refresh = jest
    .spyOn(platform.session, 'refresh')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(from()).toHaveDisplayValue('Central wallet');
  await player.selectOptions(to(), 'FG Hall');
  await player.type(amount(), '500');
  api.answer(getVenueBalances, [...venues]);
  await player.dblClick(send());
  expect(await screen.findByRole('status')).toHaveTextContent(/^操作成功$/);
  expect(api.payloadsOf(submitTransfer)).toStrictEqual([{ amount: '500', sourcetype: 'userbalance', targettype: 'FG' }]);
  expect(refresh).toHaveBeenCalledWith('recount');
  expect(amount()).toHaveValue('');
  expect(haptics).toEqual(['success']);
});

it('the target that was shown stays, in whatever order the operator lists the venues', async () => {
  const { api, player, push } = await open();
  await player.type(amount(), '500');
  act(() => push('venueBalances', [...venues].reverse()));
  expect(to()).toHaveDisplayValue('OB Hall');
  await player.click(send());
  await waitFor(() => expect(api.payloadsOf(submitTransfer)).toMatchObject([{ targettype: 'OB' }]));
  act(() => push('venueBalances', venues.slice(1)));
  expect(to()).not.toHaveDisplayValue('FG Hall');
});

it('the central wallet is no venue, also where the operator lists it as one, and a venue without a name has its code', async () => {
  const central = { name: '中心钱包', platname: 'userbalance', balance: '12480.50' };
  const { push } = renderInShell(<TransferScreen />);
  act(() => push('venueBalances', [central, { name: '', platname: 'PG', balance: '5' }]));
  await screen.findByRole('button', { name: 'Transfer' });
  const names = [...to().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Central wallet', 'PG']);
  expect(to()).toHaveDisplayValue('PG');
});

it('what a break forbids stays said beside the button, with the way to it, until something is changed', async () => {
  const { player } = await open({
    prepare: (api) => api.fail(submitTransfer, new ApiError('refused', '您正在休息期', 'submitTransfer', 462)),
  });
  await player.type(amount(), '5');
  await player.click(send());
  expect(await screen.findByRole('note')).toHaveTextContent('您正在休息期');
  expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '#/saferPlay');
  await player.type(amount(), '0');
  expect(screen.queryByRole('note')).toBeNull();
});

it('the amount comes first, then that one side is the platform wallet', async () => {
  const { api, player } = await open();
  await player.selectOptions(from(), 'OB Hall');
  await player.selectOptions(to(), 'FG Hall');
  await player.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^请输入操作金额！$/);
  expect(amount()).toHaveFocus();
  await player.type(amount(), '5');
  await player.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^场馆内钱包不支持互转$/);
  expect(to()).toHaveFocus();
  expect(to()).toHaveAccessibleDescription('场馆内钱包不支持互转');
  await player.selectOptions(from(), 'Central wallet');
  await player.selectOptions(to(), 'Central wallet');
  expect(from()).toHaveDisplayValue('FG Hall');
  expect(api.payloadsOf(submitTransfer)).toHaveLength(0);
});

it('swap, all and a touch on a venue fill the form', async () => {
  const { api, player } = await open({ at: '/transfer?venue=PP' });
  expect(to()).toHaveDisplayValue('PP Hall');
  await player.click(screen.getByRole('button', { name: 'Swap' }));
  await player.click(screen.getByRole('button', { name: /FG Hall/ }));
  expect([from(), to()].map((side) => side.getAttribute('data-field'))).toEqual(['sourcetype', 'targettype']);
  await player.click(screen.getByRole('button', { name: 'All' }));
  expect(amount()).toHaveValue('864');
  await player.click(send());
  await waitFor(() =>
    expect(api.payloadsOf(submitTransfer)).toStrictEqual([{ amount: '864', sourcetype: 'FG', targettype: 'userbalance' }]),
  );
});

it('parts of what the source holds at one touch', async () => {
  const { player } = await open();
  const part = (percent: number) => screen.getByRole('button', { name: `${percent} %` });
  await player.click(part(50));
  expect(amount()).toHaveValue('6240');
  expect(part(50)).toHaveAttribute('aria-pressed', 'true');
  await player.selectOptions(from(), 'OB Hall');
  expect(part(50)).toHaveAttribute('aria-pressed', 'false');
  part(75).focus();
  await player.keyboard('{Enter}');
  expect(amount()).toHaveValue('648');
});

it('more than there is: the server says so', async () => {
  const { haptics, player } = await open({ prepare: (api) => api.fail(submitTransfer, '余额不足') });
  await player.type(amount(), '99999999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^余额不足$/);
  expect(amount()).toHaveValue('99999999');
  expect(haptics).toEqual(['warning']);
});

it('four venue wallets until the player asks for all', async () => {
  const { player } = await open();
  expect(screen.getAllByRole('button', { name: /Hall/ })).toHaveLength(4);
  await player.click(screen.getByRole('button', { name: 'All 5 venues' }));
  expect(screen.getAllByRole('button', { name: /Hall/ })).toHaveLength(5);
});

it('auto transfer is told to the server and hides the form', async () => {
  const { api, platform, player } = await open();
  const refresh = jest.spyOn(platform.session, 'refresh').mockReturnValue(new Promise(() => undefined));
  const auto = screen.getByRole('switch', { name: 'Auto transfer' });
  await player.click(auto);
  expect(auto).toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(api.payloadsOf(setAutoTransfer)).toStrictEqual([{ transferstatus: 1 }]);
  await waitFor(() => expect(refresh).toHaveBeenCalledWith());
});

it('auto transfer that is on can be turned off, and a refusal turns it back', async () => {
  const { api, player } = renderInShell(<TransferScreen />, {
    user: { transferstatus: true },
    prepare: (prepared) => prepared.fail(setAutoTransfer, '系统繁忙'),
  });
  const auto = screen.getByRole('switch', { name: 'Auto transfer' });
  expect(auto).toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
  await player.click(auto);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^系统繁忙$/);
  expect(api.payloadsOf(setAutoTransfer)).toStrictEqual([{ transferstatus: 0 }]);
  await waitFor(() => expect(auto).toBeChecked());
});

it('auto transfer whose session has ended asks for nothing more', async () => {
  const { platform, player } = await open({
    prepare: (prepared) => prepared.fail(setAutoTransfer, new ApiError('unauthorised', 'no session', 'setAutoTransfer', 401)),
  });
  const refresh = jest.spyOn(platform.session, 'refresh');
  const auto = screen.getByRole('switch', { name: 'Auto transfer' });
  await player.click(auto);
  await waitFor(() => expect(auto).not.toBeChecked());
  expect(refresh).not.toHaveBeenCalled();
});

it('auto transfer whose answer was lost is shown as the server has it', async () => {
  const { platform, player } = await open({
    prepare: (prepared) => prepared.fail(setAutoTransfer, new ApiError('timeout', 'late', 'setAutoTransfer')),
  });
  const refresh = jest.spyOn(platform.session, 'refresh');
  const auto = screen.getByRole('switch', { name: 'Auto transfer' });
  await player.click(auto);
  await waitFor(() => expect(refresh).toHaveBeenCalledWith());
  await waitFor(() => expect(auto).not.toBeChecked());
});

it('auto transfer that the server took stays when only the user info fails afterwards', async () => {
  const { api, player } = renderInShell(<TransferScreen />, { user: { transferstatus: false } });
  const auto = screen.getByRole('switch', { name: 'Auto transfer' });
  await player.click(auto);
  await waitFor(() => expect(api.payloadsOf(setAutoTransfer)).toHaveLength(1));
  await player.click(auto);
  await waitFor(() => expect(api.payloadsOf(setAutoTransfer)).toEqual([{ transferstatus: 1 }, { transferstatus: 0 }]));
  expect(auto).not.toBeChecked();
});

it('leads back and to the records', async () => {
  const { player, wentTo } = await open();
  expect(screen.getByRole('link', { name: 'Transaction records' })).toHaveAttribute('href', '#/transRecord');
  await player.click(screen.getByRole('button', { name: 'Back' }));
  expect(wentTo).toEqual(['back']);
});

it('a half-filled transfer asks before it is left, an empty and a sent one do not', async () => {
  const { platform, player } = await open();
  const hold = jest.spyOn(platform, 'block');
  await player.type(amount(), '5');
  expect(hold).toHaveBeenLastCalledWith('Leave without the transfer?');
  hold.mockClear();
  await player.click(send());
  await screen.findByRole('status');
  expect(amount()).toHaveValue('');
  expect(hold).not.toHaveBeenCalled();
});

it('a lost answer that went through empties the form and counts the wallets again', async () => {
  const row = { out_trade_no: 'TR9', amount: '500.00', pay_way: 'OB Hall', state: 1, created_at: beijingTime(Date.now()) };
  const { api, platform, player } = await open({
    prepare: (prepared) => prepared.answer(getTransactionRecords, { data: [], total: 0, last_page: 1 }),
  });
  const refresh = jest.spyOn(platform.session, 'refresh');
  api.answer(submitTransfer, () => {
    api.answer(getTransactionRecords, ({ type }) => ({ data: type === 3 ? [row] : [], total: 1, last_page: 1 }));
    throw new ApiError('timeout', '', 'submitTransfer');
  });
  await player.type(amount(), '500{Enter}');
  expect(await screen.findByText('It went through: order TR9, arrived', { selector: 'small' })).toBeVisible();
  expect(await screen.findByText('Central wallet → OB Live', { selector: 'small' })).toBeVisible();
  expect(amount()).toHaveValue('');
  expect(refresh).toHaveBeenCalledWith('recount');
  await player.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^请输入操作金额！$/);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
  localStorage.clear();
});
