import { ApiError } from '@parlour/api-client';
import { getProviderGames } from '@parlour/api-client/endpoints/lobby';
import { createFakeApi, renderInShell } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { ConciseScreen } from './ConciseScreen';
import { providerOf } from './providers';

const sevens = { catecode: 'PP', gamecode: 'sevens', gamename: 'Lucky Sevens', gamepic: '/sevens.svg' };

beforeEach(() => localStorage.clear());

it.each([
  ['obgdy', 'obgdy'],
  ['fgdz', 'fgdz'],
  ['pp', 'pp'],
  ['PP', 'pp'],
  ['ae', 'ae'],
  ['other', 'obgdy'],
  [null, 'obgdy'],
])('the address type %s shows the provider %s', (type, provider) => {
  expect(providerOf(type)).toBe(provider);
});

it('the provider of the address is asked for, and another one by its tab', async () => {
  const { api, player, wentTo } = renderInShell(<ConciseScreen />, { at: '/concise?type=fgdz' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['OB', 'FG', 'PP', 'AE']);
  expect(screen.getByRole('tab', { name: 'FG', selected: true })).toBeInTheDocument();
  expect(api.payloadsOf(getProviderGames)).toEqual([{ gamecode: 'fgdz' }]);
  await player.click(screen.getByRole('tab', { name: 'AE' }));
  await player.click(screen.getByRole('tab', { name: 'AE' }));
  expect(wentTo).toEqual(['/concise?type=ae']);
  expect(api.payloadsOf(getProviderGames).at(-1)).toEqual({ gamecode: 'ae' });
});

it('a game opens with its category code and its game code', async () => {
  const { player, wentTo } = renderInShell(<ConciseScreen />, { prepare: (api) => api.answer(getProviderGames, [sevens]) });
  await player.click(await screen.findByRole('button', { name: /^Lucky Sevens/ }));
  expect(wentTo).toEqual(['/gamePage?name=PP&type=0&code=sevens&title=Lucky+Sevens']);
});

it('a visitor is told to log in', async () => {
  const { player, wentTo } = renderInShell(<ConciseScreen />, {
    user: null,
    prepare: (api) => api.answer(getProviderGames, [sevens]),
  });
  await player.click(await screen.findByRole('button', { name: /^Lucky Sevens/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in!');
  expect(await screen.findByRole('dialog', { name: 'Come in' })).toBeInTheDocument();
  expect(wentTo).toEqual([]);
});

it('a provider without games says so', async () => {
  renderInShell(<ConciseScreen />, { prepare: (api) => api.answer(getProviderGames, []) });
  expect(await screen.findByText('No games here yet')).toBeInTheDocument();
});

it('a failed list can be asked for again', async () => {
  const api = createFakeApi();
  const { player } = renderInShell(<ConciseScreen />, {
    prepare: (fake) => {
      fake.fail(getProviderGames, new ApiError('offline', 'no network', 'getProviderGames'));
      api.answer = fake.answer;
    },
  });
  await screen.findByText('The games could not be loaded');
  api.answer(getProviderGames, [sevens]);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Lucky Sevens/ })).toBeInTheDocument();
});
