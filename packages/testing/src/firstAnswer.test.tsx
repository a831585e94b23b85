import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { getBetRecords } from '@parlour/api-client/endpoints/records';
import { type Platform, useApiQuery } from '@parlour/platform';
import { usePages } from '@parlour/platform/pages';
import { createQueryClient, PlatformProvider } from '@parlour/platform/host';
import { render, screen } from '@testing-library/react';
import { createFakeApi } from './fakeApi';
import { createFakePlatform } from './fakePlatform';
import { sampleUser } from './renderInShell';

function Turnover() {
  return useApiQuery(getTurnover, {}, { freshMs: 0 }).data?.bet_amount;
}

function Bets() {
  const { total, hasMore } = usePages(getBetRecords, { date: 4, api_type: '' }, String);
  return `${total} bets${hasMore ? ', and more' : ''}`;
}

const page = { data: [], total: 31, last_page: 4 };

it.each([
  ['an answer', <Turnover key="one" />, { bet_amount: '12.50' }, '12.50'],
  ['the first page of a list', <Bets key="two" />, page, '31 bets, and more'],
])('%s that came with the page is in the first render, and not requested again at once', (_what, content, data, text) => {
  const api = createFakeApi();
  const firstAnswer = (() => ({ data, message: '' })) as unknown as NonNullable<Platform['firstAnswer']>;
  const platform: Platform = { ...createFakePlatform(api, sampleUser()).platform, firstAnswer };
  render(
    <PlatformProvider platform={platform} queries={createQueryClient()}>
      {content}
    </PlatformProvider>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(api.sent).toEqual([]);
});
