import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useInvalidate } from '@parlour/platform';
import { createQueryClient, PlatformProvider } from '@parlour/platform/host';
import { act, render, screen } from '@testing-library/react';
import { createFakeApi } from './fakeApi';
import { createFakePlatform } from './fakePlatform';
import { sampleUser } from './renderInShell';

function Turnover() {
  const invalidate = useInvalidate();
  const { data } = useApiQuery(getTurnover, {}, { freshMs: 0 });
  return <button onClick={() => invalidate(getTurnover)}>{data?.bet_amount ?? 'none'}</button>;
}

it('what a player changed is what the next visit shows, also when they left before it was asked again to the end', async () => {
  const api = createFakeApi();
  api.answer(getTurnover, { bet_amount: '1' });
  const { platform } = createFakePlatform(api, sampleUser());
  // As the shell's: a question that is taken back is not answered.
  const signals: (AbortSignal | undefined)[] = [];
  const call: typeof platform.call = async (endpoint, payload, options) => {
    signals.push(options?.signal);
    const reply = await platform.call(endpoint, payload, options);
    options?.signal?.throwIfAborted();
    return reply;
  };
  const queries = createQueryClient();
  const visit = () =>
    render(
      <PlatformProvider platform={{ ...platform, call }} queries={queries}>
        <Turnover />
      </PlatformProvider>,
    );
  const first = visit();
  await screen.findByRole('button', { name: '1' });
  let answer = (_reply: { bet_amount: string }) => {};
  api.answer(getTurnover, () => new Promise((resolve) => (answer = resolve)));
  act(() => screen.getByRole('button').click());
  first.unmount();
  await act(async () => answer({ bet_amount: '2' }));
  visit();
  expect(screen.getByRole('button')).toHaveTextContent('2');
  expect(signals.map((signal) => signal !== undefined)).toEqual([true, false, false]);
});
