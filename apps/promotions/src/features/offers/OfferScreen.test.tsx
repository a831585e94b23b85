import { ApiError } from '@parlour/api-client';
import { type Activity, applyForActivity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { OfferScreen } from './OfferScreen';

const week: Activity = {
  id: '7',
  title: 'Seven week',
  banner: '/demo/banners/slots.svg',
  content: '<p>老虎机狂欢周</p><ol><li>Pays <strong>¥8,888</strong></li></ol><script>document.title = "owned"</script>',
  memo: '<p onclick="x()">One account</p>',
};
const visit = (options: ShellOptions = {}) =>
  renderInShell(<OfferScreen />, {
    at: '/activityInfo?id=7',
    ...options,
    prepare: (fake) => (fake.answer(getActivity, week), options.prepare?.(fake)),
  });

it('an offer shows its title, content and small print, and runs nothing', async () => {
  const { api } = visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Seven week' })).toBeInTheDocument();
  expect(await screen.findByText('老虎机狂欢周')).toBeInTheDocument();
  expect(await screen.findByText('¥8,888')).toHaveAttribute('data-prize');
  expect(await screen.findByText('One account')).not.toHaveAttribute('onclick');
  expect(document.querySelector('script')).toBeNull();
  expect(api.payloadsOf(getActivity)).toEqual([{ id: '7' }]);
});

it('a member applies once and reads the server’s message', async () => {
  let answer = (_data: undefined) => {};
  const { api, player } = visit({
    prepare: (fake) =>
      fake.answer(applyForActivity, () => new Promise((resolve) => (answer = resolve)), '提交成功，等待后台审核'),
  });
  const apply = await screen.findByRole('button', { name: 'Apply' });
  await player.dblClick(apply);
  expect(apply).toHaveAttribute('aria-busy', 'true');
  answer(undefined);
  expect((await screen.findByText('提交成功，等待后台审核')).closest('[role]')).toHaveAttribute('role', 'status');
  expect(api.payloadsOf(applyForActivity)).toEqual([{ activityid: '7' }]);
});

it('the second tap of a double tap does not apply again, however fast the answer; a later tap does', async () => {
  jest.useFakeTimers();
  const { api } = visit({ prepare: (fake) => fake.answer(applyForActivity, undefined, '提交成功，等待后台审核') });
  const apply = await screen.findByRole('button', { name: 'Apply' });
  fireEvent.click(apply);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('提交成功，等待后台审核');
  fireEvent.click(apply);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(api.payloadsOf(applyForActivity)).toHaveLength(1);
  fireEvent.click(apply);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(api.payloadsOf(applyForActivity)).toHaveLength(2);
});

it('a refused application says why', async () => {
  const { player } = visit({ prepare: (fake) => fake.fail(applyForActivity, '您已申请过该活动') });
  await player.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('您已申请过该活动');
});

it('a visitor is led to the login and back here', async () => {
  visit({ user: null });
  const link = await screen.findByRole('link', { name: 'Go to log in' });
  const address = new URL(link.getAttribute('href')?.slice(1) ?? '', 'https://site.example');
  expect(address.pathname).toBe('/login');
  expect(address.searchParams.get('redirect')).toBe('/activityInfo?id=7');
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

it('an unknown offer says so, and leads to the others', async () => {
  const { api, player } = visit({ at: '/activityInfo?id=99', prepare: (fake) => fake.fail(getActivity, '活动不存在') });
  expect(await screen.findByText('This offer is not here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all offers' })).toHaveAttribute('href', '#/activity');
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(api.payloadsOf(getActivity)).toHaveLength(2);
});

it('an offer that did not load can be asked for again', async () => {
  const noNetwork = new ApiError('offline', 'no network', 'getActivity');
  const { api, player, wentTo } = visit({ at: '/activityInfo?id=99', prepare: (fake) => fake.fail(getActivity, noNetwork) });
  expect(await screen.findByText('The offer did not come')).toBeVisible();
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(api.payloadsOf(getActivity)).toEqual([{ id: '99' }, { id: '99' }]);
  await player.click(screen.getByRole('button', { name: 'Back' }));
  expect(wentTo).toEqual(['back']);
});

it('an address without an id asks nobody', async () => {
  const { api } = visit({ at: '/activityInfo' });
  expect(await screen.findByText('This offer is not here')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
});

it('hands the page on by its title and address', async () => {
  const { player, shared } = visit();
  await player.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: 'Seven week', url: location.href }]);
});
