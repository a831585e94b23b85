import { ApiError } from '@parlour/api-client';
import { type ActivityApplication, getActivityApplications } from '@parlour/api-client/endpoints/records';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { ApplicationsScreen } from './ApplicationsScreen';

const application = (activity_name: string, state: number, created_at = '2025-11-20 10:00:00'): ActivityApplication => ({
  activity_name,
  state,
  created_at,
});
const page = (...data: ActivityApplication[]) => ({ data, total: data.length, last_page: 1 });
const open = (prepare: ShellOptions['prepare'], at = '/activityRecord') =>
  renderInShell(<ApplicationsScreen />, { at, ...(prepare ? { prepare } : {}) });

afterEach(() => jest.useRealTimers());

it('every application stands under its day with its state', async () => {
  const { api } = open((prepared) =>
    prepared.answer(
      getActivityApplications,
      page(
        application('Cup nights', 1),
        application('Golden koi', 2),
        application('Seven week', 3, '2025-11-18 22:47:00'),
        application('Daily rebate', 0, '2025-11-18 21:00:00'),
        application('First deposit', 4, '2025-11-18 20:00:00'),
      ),
    ),
  );
  // A skeleton stays visible for a moment after the records arrived.
  expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Cup nights10:00pending review',
    'Golden koi10:00passed',
    'Seven week22:47rejected',
    'Daily rebate21:00undefined',
    'First deposit20:00undefined',
  ]);
  expect(screen.getByText('5 records')).toBeInTheDocument();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['20 November 2025', '18 November 2025']);
  expect(api.payloadsOf(getActivityApplications)).toStrictEqual([{ page: 1 }]);
});

it('an application without a state is not told as one that was decided', async () => {
  open((api) => api.answerRaw(getActivityApplications, { data: [{ activity_name: 'Cup nights' }], total: 1, last_page: 1 }));
  expect(await screen.findByText('undefined')).toBeInTheDocument();
});

it('a state is chosen in the address and looked for through the pages', async () => {
  const { player, wentTo } = open(
    (api) =>
      api.answer(getActivityApplications, ({ page: asked }) => ({
        data: [application(`Offer ${asked}`, asked === 3 ? 3 : 2)],
        total: 3,
        last_page: 3,
      })),
    '/activityRecord?state=3',
  );
  expect(screen.getByRole('radio', { name: 'rejected' })).toBeChecked();
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Offer 3')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await player.click(screen.getByRole('radio', { name: 'passed' }));
  expect(wentTo).toEqual(['/activityRecord?state=2']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('a review that comes while the player looks is told', async () => {
  jest.useFakeTimers();
  const { api } = open((prepared) => prepared.answer(getActivityApplications, page(application('Cup nights', 1))));
  await screen.findByText('Cup nights');
  api.answer(getActivityApplications, page(application('Cup nights', 2)));
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('Cup nights: passed')).toHaveAttribute('aria-live', 'polite');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.payloadsOf(getActivityApplications)).toHaveLength(2);
});

it('without applications there is the way to the offers, and no filter', async () => {
  open((api) => api.answer(getActivityApplications, page()));
  expect(await screen.findByText('No applications yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the offers' })).toHaveAttribute('href', '#/activity');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a state without applications leads back to all of them', async () => {
  const { player } = open(
    (api) => api.answer(getActivityApplications, page(application('Cup nights', 1))),
    '/activityRecord?state=2',
  );
  expect(await screen.findByText('No application has passed')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByText('Cup nights')).toBeInTheDocument();
});

it('offline it says so, and a failed next page leaves the rows', async () => {
  const { api, player } = open((prepared) =>
    prepared.fail(getActivityApplications, new ApiError('offline', 'no network', 'getActivityApplications')),
  );
  expect(await screen.findByText(/There is no connection\./)).toBeInTheDocument();
  api.answer(getActivityApplications, ({ page: asked }) => {
    if (asked === 2) throw new ApiError('timeout', 'too slow', 'getActivityApplications');
    return { data: [application('Cup nights', 2)], total: 2, last_page: 2 };
  });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
  expect(screen.getByText('Cup nights')).toBeInTheDocument();
  api.answer(getActivityApplications, ({ page: asked }) => ({
    data: [application(`Offer ${asked}`, 2)],
    total: 2,
    last_page: 2,
  }));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Offer 2')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
