import { ApiError } from '@parlour/api-client';
import { getNotices, type Notice } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MessagesScreen } from './MessagesScreen';

const notice = (changes: Partial<Notice> = {}): Notice => ({
  title: 'Seven week',
  content: '<p>Three sevens pay <strong>¥8,888</strong></p><script>document.title = "owned"</script>',
  created_at: '2024-11-20 16:20:00',
  ...changes,
});
const page = (...data: Notice[]) => ({ data, total: data.length, last_page: 1 });
const visit = (prepare?: ShellOptions['prepare'], at = '/message?type=1') =>
  renderInShell(<MessagesScreen />, {
    at,
    prepare: (api) => (api.answer(getNotices, page(notice(), notice({ title: '汇率公告', content: '7.20' }))), prepare?.(api)),
  });
const row = (name: RegExp) => screen.findByRole('button', { name });

afterEach(() => localStorage.clear());

it('a notice shows its title, its day and how it begins', async () => {
  visit();
  expect(await row(/^Seven week/)).toHaveTextContent('Seven week20 Nov 2024unreadThree sevens pay ¥8,888');
});

it('an opened notice shows its content safely, is read from then on, and gives the focus back', async () => {
  const { player, unmount } = visit();
  await player.click(await row(/Seven week.*unread/));
  const sheet = await screen.findByRole('dialog', { name: 'Seven week' });
  expect(within(sheet).getByText('2024-11-20 16:20:00')).toBeInTheDocument();
  expect(await within(sheet).findByText('¥8,888')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  await player.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const read = await row(/^Seven week/);
  await waitFor(() => expect(read).toHaveFocus());
  expect(read).not.toHaveTextContent('unread');
  unmount();
  visit();
  expect(await row(/^Seven week/)).not.toHaveTextContent('unread');
  expect(await row(/^汇率公告/)).toHaveTextContent('unread');
});

it('a notice in plain text keeps its signs and its lines', async () => {
  const { player } = visit((api) => api.answer(getNotices, page(notice({ content: 'odds a < b\nsecond line' }))));
  expect(await row(/^Seven week/)).toHaveTextContent('odds a < b second line');
  await player.click(await row(/^Seven week/));
  const sheet = await screen.findByRole('dialog', { name: 'Seven week' });
  expect(within(sheet).getByText(/odds a < b/).textContent).toBe('odds a < b\nsecond line');
});

it('the tab counts what is unread, and only what is loaded', async () => {
  const { player } = visit((api) =>
    api.answer(getNotices, ({ page: asked }) => ({ data: [notice({ title: `Notice ${asked}` })], total: 2, last_page: 2 })),
  );
  const tab = screen.getByRole('tab', { name: '公告' });
  await waitFor(() => expect(tab).toHaveTextContent('公告1+'));
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(tab).toHaveTextContent('公告2'));
  await player.click(await row(/^Notice 2/));
  await waitFor(() => expect(tab).toHaveTextContent('公告1'));
  expect(screen.getByText('That is everything')).toBeInTheDocument();
});

it('the choice of the box stays in the address', async () => {
  const { player, platform, unmount } = visit();
  const go = jest.spyOn(platform.navigation, 'go');
  expect(screen.getByRole('tab', { name: '公告' })).toHaveAttribute('aria-selected', 'true');
  await player.click(screen.getByRole('tab', { name: '公告' }));
  expect(go).not.toHaveBeenCalled();
  await player.click(screen.getByRole('tab', { name: '站内信' }));
  expect(go).toHaveBeenCalledWith('/message?type=2', { replace: true });
  unmount();
  const { api } = visit(undefined, '/message?type=2');
  expect(screen.getByRole('tab', { name: '站内信' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: '站内信' })).toHaveTextContent('No letters for you');
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '#/kefu');
  expect(api.sent).toEqual([]);
});

it('until the notices are there the page says that it loads', async () => {
  let answer = (_page: ReturnType<typeof page>) => {};
  visit((api) => api.answer(getNotices, () => new Promise((resolve) => (answer = resolve))));
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  answer(page());
  expect(await screen.findByText('No notices yet')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Loading' })).not.toBeInTheDocument();
});

it('notices that did not come are asked for again', async () => {
  const { api, player } = visit((fake) => fake.fail(getNotices, new ApiError('offline', 'no network', 'getNotices')));
  await screen.findByText('The notices did not load');
  api.answer(getNotices, page(notice()));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Seven week/)).toBeInTheDocument();
});

it('a next page that did not come leaves the rows and is asked for again', async () => {
  const { api, player } = visit((fake) => fake.answer(getNotices, { data: [notice()], total: 2, last_page: 2 }));
  const more = await screen.findByRole('button', { name: 'Load more' });
  api.fail(getNotices, new ApiError('timeout', 'slow', 'getNotices'));
  await player.click(more);
  await screen.findByText('The notices did not load');
  expect(await row(/^Seven week/)).toBeInTheDocument();
  api.answer(getNotices, { data: [notice({ title: 'Second page' })], total: 2, last_page: 2 });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Second page/)).toBeInTheDocument();
  expect(api.payloadsOf(getNotices)).toEqual([{ page: 1 }, { page: 2 }, { page: 2 }]);
});
