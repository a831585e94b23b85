import { ApiError } from '@parlour/api-client';
import { type Activity, getActivities, getActivityTypes } from '@parlour/api-client/endpoints/promotions';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { OffersScreen } from './OffersScreen';

const cup: Activity = { id: '3', title: 'Cup nights', banner: '/demo/banners/cup.svg', content: '', memo: '' };
const visit = (at = '/activity', prepare?: ShellOptions['prepare']) =>
  renderInShell(<OffersScreen />, { at, user: null, ...(prepare && { prepare }) });

it('a visitor sees all offers, each leading to its page', async () => {
  const { api } = visit('/activity', (fake) => fake.answer(getActivities, [cup, { ...cup, id: '7 & 8', title: 'Seven week' }]));
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Cup nights' })).toHaveAttribute('href', '#/activityInfo?id=3');
  expect(screen.getByRole('link', { name: 'Seven week' })).toHaveAttribute('href', '#/activityInfo?id=7+%26+8');
  expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '#/activityRecord');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(api.payloadsOf(getActivities)).toStrictEqual([{}]);
});

it('odd fields of offers and their types cost no offer', async () => {
  visit('/activity', (fake) => {
    fake.answerRaw(getActivities, {
      data: [{ ...cup, banner: [], memo: {} }, { title: 'Without a number' }, { id: 4, title: null }],
    });
    fake.answerRaw(getActivityTypes, [{ id: 1, name: {} }, null, { id: 2, name: 'Sports' }]);
  });
  expect(await screen.findByRole('link', { name: 'Cup nights' })).toHaveAttribute('href', '#/activityInfo?id=3');
  expect(screen.getAllByRole('link', { name: /./ }).map((link) => link.getAttribute('href'))).not.toContain(
    '#/activityInfo?id=undefined',
  );
  expect(await screen.findByRole('radio', { name: 'Sports' })).toBeInTheDocument();
});

it('the type in the address filters the list', async () => {
  const { api } = visit('/activity?type=2');
  expect(await screen.findByRole('radio', { name: 'Sports' })).toBeChecked();
  expect(api.payloadsOf(getActivities)).toEqual([{ type: '2' }]);
});

it('choosing a type puts it into the address in place of the old one', async () => {
  const { player, platform } = visit('/activity?type=2');
  const go = jest.spyOn(platform.navigation, 'go');
  await player.click(await screen.findByRole('radio', { name: 'New member' }));
  expect(go).toHaveBeenLastCalledWith('/activity?type=1', { replace: true });
  await player.click(screen.getByRole('radio', { name: 'All' }));
  expect(go).toHaveBeenLastCalledWith('/activity', { replace: true });
  await player.click(screen.getByRole('radio', { name: 'All' }));
  expect(go).toHaveBeenCalledTimes(2);
});

it('a type without offers says so and leads to all', async () => {
  const { player, wentTo } = visit('/activity?type=2', (fake) => fake.answer(getActivities, []));
  expect(await screen.findByText('No offers here right now')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'Show all offers' }));
  expect(wentTo).toEqual(['/activity']);
});

it('a list that did not come can be asked for again', async () => {
  const { api, player } = visit('/activity', (fake) => {
    fake.fail(getActivities, new ApiError('offline', 'no network', 'getActivities'));
    fake.fail(getActivityTypes, 'down');
  });
  await screen.findByText('The offers did not come');
  expect(screen.getByRole('radio', { name: 'All' })).toBeInTheDocument();
  api.answer(getActivities, [cup]);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cup nights' })).toBeInTheDocument();
});

it('a list that is on its way says so', () => {
  visit('/activity', (fake) => fake.answer(getActivities, () => new Promise(() => {})));
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
});
