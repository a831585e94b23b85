import { PlatformProvider } from '@parlour/platform/host';
import { testManifest } from '@parlour/release-contract/testManifest';
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
import { createShell } from '../app/createShell';
import { I18nProvider } from '../i18n/I18nProvider';
import { SHELL } from '../i18n/shellDictionary';
import { Header } from './Header';
import { ShellContext } from './shellContext';
import { SideDrawer } from './SideDrawer';
import { TabBar } from './TabBar';

/** The amount itself renders with each balance. */
const mockBalance = jest.fn(() => null);
jest.mock('./Balance', () => ({ Balance: () => mockBalance() }));

const token = 't-1';
const channel = { postMessage: () => undefined, addEventListener: () => undefined };

afterEach(() => sessionStorage.clear());

it('a polled balance renders neither tab bar nor header nor drawer again', async () => {
  sessionStorage.setItem('api_token', token);
  sessionStorage.setItem('parlour.user', JSON.stringify({ username: 'demo', balance: '10' }));
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  const renders: Record<string, number> = { tabs: 0, header: 0, drawer: 0 };
  const count = (id: string) => void (renders[id] = (renders[id] ?? 0) + 1);
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <I18nProvider owner={SHELL}>
          <MemoryRouter>
            <Profiler id="tabs" onRender={count}>
              <TabBar />
            </Profiler>
            <Profiler id="header" onRender={count}>
              <Header />
            </Profiler>
            <Profiler id="drawer" onRender={count}>
              <SideDrawer isOpen onClose={() => undefined} />
            </Profiler>
          </MemoryRouter>
        </I18nProvider>
      </PlatformProvider>
    </ShellContext>,
  );
  await act(async () => undefined);
  const before = { ...renders };
  for (const balance of ['11', '12', '13']) act(() => shell.topics.balance.put(balance));
  const perPoll = Object.fromEntries(Object.entries(renders).map(([id, all]) => [id, (all - (before[id] ?? 0)) / 3]));
  expect(perPoll).toEqual({ tabs: 0, header: 0, drawer: 0 });
});
