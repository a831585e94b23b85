import { getVisitUrl } from '@parlour/api-client/endpoints/lobby';
import { renderInShell } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { MainSite } from './MainSite';

const openTab = () => {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it.each([
  [undefined, 'https://main.example/'],
  ['A7', 'https://main.example/register?pid=A7'],
])('with the referrer %s the main site opens at %s', async (pid, address) => {
  if (pid !== undefined) sessionStorage.setItem('parlour.pid', pid);
  const tab = openTab();
  const { player } = renderInShell(<MainSite />, { prepare: (api) => api.answer(getVisitUrl, { url: 'https://main.example' }) });
  await player.dblClick(screen.getByRole('button', { name: 'Open the main site' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1));
  expect(String(tab.location.replace.mock.calls[0][0])).toBe(address);
  expect(tab.opener).toBeNull();
});

it('in a browser with one window the main site takes the place of this one, and nothing is closed', async () => {
  jest.spyOn(window, 'open').mockReturnValue(window);
  const close = jest.spyOn(window, 'close').mockImplementation();
  const { player } = renderInShell(<MainSite />, { prepare: (api) => api.fail(getVisitUrl, 'busy') });
  await player.click(screen.getByRole('button', { name: 'Open the main site' }));
  await screen.findByRole('alert');
  expect(close).not.toHaveBeenCalled();
});

it.each<[string, (api: Parameters<NonNullable<NonNullable<Parameters<typeof renderInShell>[1]>['prepare']>>[0]) => void]>([
  ['an address that is none of the web', (api) => api.answer(getVisitUrl, { url: 'javascript:alert(1)' })],
  ['a refusal', (api) => api.fail(getVisitUrl, 'busy')],
])('%s leaves no empty tab behind', async (_what, prepare) => {
  const tab = openTab();
  const { player } = renderInShell(<MainSite />, { prepare });
  await player.click(screen.getByRole('button', { name: 'Open the main site' }));
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  expect(tab.location.replace).not.toHaveBeenCalled();
});
