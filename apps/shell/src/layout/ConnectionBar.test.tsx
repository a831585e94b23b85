import { PlatformProvider } from '@parlour/platform/host';
import { act, render, screen } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { staleSince } from '../offline/staleSince';
import { ShellContext } from './shellContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { ConnectionBar } from './ConnectionBar';

const AFTERNOON = new Date(2026, 10, 20, 14, 2);

beforeEach(() => jest.useFakeTimers({ now: AFTERNOON }));
afterEach(() => {
  staleSince.set(undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  [false, AFTERNOON, 'You are offline · as of 14:02'],
  [false, new Date(2026, 10, 18, 9, 30), /^You are offline · as of .*18.*09:30$/],
  [true, AFTERNOON, 'No answer right now · as of 14:02'],
])('online: %s, shown as of %s', (isOnline, at, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <ConnectionBar />
      </PlatformProvider>
    </ShellContext>,
  );
  act(() => staleSince.set(at.getTime()));
  expect(screen.getByText(words)).toBeVisible();
  act(() => staleSince.set(undefined));
  expect(screen.queryByText(words)).toBeNull();
});
