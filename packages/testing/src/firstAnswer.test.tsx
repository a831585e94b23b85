import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { type Platform, useApiQuery } from '@parlour/platform';
import { createQueryClient, PlatformProvider } from '@parlour/platform/host';
import { render, screen } from '@testing-library/react';
import { createFakeApi } from './fakeApi';
import { createFakePlatform } from './fakePlatform';
import { sampleUser } from './renderInShell';

function Turnover() {
  return useApiQuery(getTurnover, {}, { freshMs: 0 }).data?.bet_amount;
}

it('an answer that came with the page is not requested again at once, whatever its screen says of its age', () => {
  const api = createFakeApi();
  const firstAnswer = (() => ({ data: { bet_amount: '12.50' }, message: '' })) as unknown as NonNullable<Platform['firstAnswer']>;
  const platform: Platform = { ...createFakePlatform(api, sampleUser()).platform, firstAnswer };
  render(
    <PlatformProvider platform={platform} queries={createQueryClient()}>
      <Turnover />
    </PlatformProvider>,
  );
  expect(screen.getByText('12.50')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
});
