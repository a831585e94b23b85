import { ApiError } from '@parlour/api-client';
import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { ExampleScreen } from './ExampleScreen';

const open = (prepare: ShellOptions['prepare']) =>
  renderInShell(<ExampleScreen />, { at: '/example', ...(prepare ? { prepare } : {}) });

it('the news stand one below the other', async () => {
  open((api) => api.answer(getHomeNotices, ['Two more tables tonight', '系统维护公告']));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Two more tables tonight', '系统维护公告']);
});

it('a day without news says so', async () => {
  open((api) => api.answer(getHomeNotices, []));
  expect(await screen.findByRole('heading', { name: 'No news today' })).toBeInTheDocument();
});

it('news that did not come are asked for again', async () => {
  const { api, player } = open((fake) => fake.fail(getHomeNotices, new ApiError('timeout', 'too slow', 'getHomeNotices')));
  expect(await screen.findByText('The news did not load')).toBeInTheDocument();
  api.answer(getHomeNotices, ['Two more tables tonight']);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two more tables tonight')).toBeInTheDocument();
});
