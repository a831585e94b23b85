import type { AnswerOf } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { beijingTime } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { readStoredOrders } from './operationsStore';
import { newPageForEach, oldRow, open, records, row, sendInVain, silent } from './testing/transfers';

newPageForEach();

it('a lost answer is shown although the user info failed to load', async () => {
  const { api, tap, platform } = open({ user: null });
  jest.spyOn(platform.session, 'read').mockReturnValue({ role: 'member', user: undefined, isUserLost: true });
  api.fail(submitTransfer, silent);
  await tap();
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
});

it('without user info, a call that is found in the records is shown until it is dismissed', async () => {
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

it('a transfer shows source and target while it is looked for, when it was found, and when nothing was sent', async () => {
  const { api, tap, later } = open();
  const sides = 'Central wallet → OB';
  api.fail(submitTransfer, silent);
  await tap();
  const line = (await screen.findByText('Looking whether it went through')).closest('li');
  expect(line).toHaveTextContent(sides);
  records(api, row('TR2'), row('TR1'));
  await later(10_000);
  expect((await screen.findByText(/^It went through: order TR2/, { selector: 'small' })).closest('li')).toHaveTextContent(sides);
  expect(readStoredOrders('demo')).toMatchObject([{ no: 'TR2', sides: ['userbalance', 'OB'] }]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tap('Send 7');
  expect((await screen.findByText('No connection; nothing was sent')).closest('li')).toHaveTextContent(sides);
});

it('a call that did not arrive can be sent again, although another call was recorded meanwhile', async () => {
  const { api, tap, later } = await sendInVain();
  records(api, row('TR2', '7.00'), row('TR1'));
  await later(10_000);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  await tap();
  await later(100);
  const keys = api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('"did not arrive" is revoked by a late record of its amount that may be its own, by a clock that is behind', async () => {
  const { api, tap, later } = await sendInVain();
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  records(api, { ...row('TR2'), created_at: beijingTime(Date.now() - 300_000) }, row('TR1'));
  await later(10_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

it('"did not arrive" is revoked by a late record whose amount is not known', async () => {
  const { api, later } = await sendInVain();
  records(api, row('TR2', '0'), row('TR1'));
  await later(10_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
});

it('"did not arrive" is not shown when the central wallet dropped by its amount, whatever the wallet does then', async () => {
  const { api, tap, later } = open();
  api.answer(submitTransfer, () => {
    api.answer(getBalance, { balance: '11980.50' });
    throw silent;
  });
  await tap();
  await later(4000);
  api.answer(getBalance, { balance: '11000' });
  await later(40_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

it('"did not arrive" is revoked when the central wallet drops by its amount later', async () => {
  const { api, later } = await sendInVain();
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  api.answer(getBalance, { balance: '11980.50' });
  await later(10_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
});

it('"did not arrive" is not shown while the central wallet cannot be read', async () => {
  const { api, tap, later } = open();
  api.fail(submitTransfer, silent);
  api.fail(getBalance, '系统繁忙');
  await tap();
  await later(40_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
});

it('the order of another call of the same amount, by a clock that is ahead, is not shown as that of the lost call', async () => {
  const { api, tap, later } = open();
  const ahead = (no: string) => ({ ...row(no), created_at: beijingTime(Date.now() + 60_000) });
  const answered = ahead('TR2');
  api.answer(submitTransfer, undefined);
  await tap();
  await later(20_000);
  records(api, answered, row('TR1'));
  api.fail(submitTransfer, silent);
  await tap();
  await later(40_000);
  expect(screen.getByText('We still do not know; look at the records')).toBeVisible();
  records(api, answered, { ...ahead('TR3'), created_at: beijingTime(Date.now() + 20_000) }, row('TR1'));
  await later(10_000);
  expect(screen.getByText(/^It went through: order TR3/)).toBeVisible();
});

it('a repetition that is refused leaves the call that it repeats as it was', async () => {
  const { api, tap, later } = await sendInVain();
  api.fail(submitTransfer, '您有未处理的订单');
  await tap();
  await later(100);
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  records(api, { ...row('TR2'), created_at: beijingTime(Date.now() - 40_000) }, row('TR1'));
  await later(10_000);
  expect(screen.getByText(/^It went through: order TR2/)).toBeVisible();
});

it('a call that did not arrive is not sent again while the records cannot be read', async () => {
  const { api, tap, later } = await sendInVain();
  api.fail(getTransactionRecords, '系统繁忙');
  await tap();
  await later(100);
  expect(api.payloadsOf(submitTransfer)).toHaveLength(1);
});

it('a lost answer is found in the records and shown, and the form can be emptied', async () => {
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

it('a call whose record has no state is shown as unknown until the player dismisses it', async () => {
  const { api, tap, player } = open();
  api.answer(submitTransfer, () => {
    records(api, row('TR2', '500.00', 3), row('TR1'));
    throw silent;
  });
  await tap();
  expect(
    await screen.findByRole('link', {
      name: /^Transfer ¥500\.00 not known Central wallet → .* We still do not know; look at the records/,
    }),
  ).toBeVisible();
  await player.click(screen.getByRole('button', { name: 'Transfer ¥500.00: put away' }));
  expect(screen.queryByRole('link', { name: /^Transfer/ })).toBeNull();
});

it('a call under review is followed to its end', async () => {
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

it('a call under review without a number, which cannot be found again, is not polled', async () => {
  const { api, tap, later } = open();
  api.answer(submitTransfer, () => {
    records(api, row('', '500.00', 2), row('TR1'));
    throw silent;
  });
  await tap();
  expect(await screen.findByText('It went through: under review', { selector: 'small' })).toBeVisible();
  const requestsBefore = api.payloadsOf(getTransactionRecords).length;
  await later(20_000);
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(requestsBefore);
});

it('a line announces its step to screen readers', async () => {
  const { api, tap } = open();
  api.fail(submitTransfer, silent);
  await tap();
  const name = /^Transfer ¥500\.00 submitted Central wallet → OB Looking whether it went through Look at the records$/;
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('a lost answer is shown at once, however long the records take', async () => {
  const { api, tap } = open();
  api.fail(submitTransfer, silent);
  api.answer(getTransactionRecords, () => new Promise<never>(() => undefined));
  await tap();
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
});

it('when it did not arrive this is shown, and the next attempt has the same key', async () => {
  const { api, tap, later } = await sendInVain();
  expect(screen.getByText('It did not arrive; nothing was moved')).toBeVisible();
  api.answer(submitTransfer, undefined);
  await tap();
  await later(100);
  expect(screen.queryByText('It did not arrive; nothing was moved')).toBeNull();
  const keys = api.sent.filter(({ endpoint }) => endpoint === submitTransfer.name).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('"did not arrive" is not revoked by the record of another call, but by its own', async () => {
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

it('when the records cannot be read the outcome is shown as unknown until the player dismisses it', async () => {
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

it.each<[string, AnswerOf<typeof getTransactionRecords>]>([
  ['of which one cannot be read', { data: [row('TR1')], total: 2, last_page: 1, dropped: 1 }],
  ['with the newest on a page that is not named', { data: [oldRow('TR0', 2), oldRow('TR1', 1)], total: 3, last_page: 1 }],
  ['in no order, on several pages', { data: [oldRow('TR2', 1), oldRow('TR0', 3), oldRow('TR3', 2)], total: 4, last_page: 2 }],
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
