import { PlatformProvider } from '@parlour/platform/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { ShellContext } from './shellContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { NewVersion } from './NewVersion';

const TITLE = 'A new version is here';
const offer = () => screen.queryByText(TITLE);

function open() {
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  const start = jest.spyOn(shell.update, 'start').mockReturnValue(undefined);
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <NewVersion />
      </PlatformProvider>
    </ShellContext>,
  );
  return { shell, start, goLive: (version: string) => act(() => shell.manifest.set({ ...testManifest, shell: { version } })) };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('offers a new shell, and loads it when the player agrees', async () => {
  const { start, goLive } = open();
  expect(offer()).toBeNull();
  goLive('1.1.0');
  expect(offer()).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not while a form blocks or a dialog is open, and does so afterwards', () => {
  const { shell, goLive } = open();
  let release = () => undefined as void;
  act(() => {
    release = shell.platform.block();
  });
  goLive('1.1.0');
  expect(offer()).toBeNull();
  act(() => release());
  expect(offer()).toBeVisible();
  act(() => void shell.platform.dialogs.confirm({ title: 'Leave?' }));
  expect(offer()).toBeNull();
});

it('does not while a money call is pending in any tab, and does so when it was answered', () => {
  const operation = { endpoint: 'submitTransfer', payload: '{}', sentAt: Date.now() };
  localStorage.setItem('parlour.intent.k', JSON.stringify(operation));
  const { goLive } = open();
  goLive('1.1.0');
  expect(offer()).toBeNull();
  localStorage.removeItem('parlour.intent.k');
  act(() => jest.advanceTimersByTime(2000));
  expect(offer()).toBeVisible();
});

it('"later" hides the offer for ten minutes', () => {
  const { shell, goLive } = open();
  goLive('1.1.0');
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  expect(shell.update.isDue()).toBe(false);
  act(() => jest.advanceTimersByTime(599_000));
  expect(offer()).toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(offer()).toBeVisible();
});
