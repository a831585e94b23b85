import { PlatformProvider } from '@parlour/platform/host';
import { act, render, screen } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { staleSince } from '../offline/staleSince';
import { ShellContext } from './shellContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { ConnectionBar } from './ConnectionBar';

const AFTERNOON = new Date('2026-11-20T06:02:00Z');
// In Beijing it is the next day already.
const DAYS_BEFORE = new Date('2026-11-17T17:30:00Z');

beforeEach(() => jest.useFakeTimers({ now: AFTERNOON }));
afterEach(() => {
  staleSince.set(undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  [false, AFTERNOON, 'You are offline · as of 14:02'],
  [false, DAYS_BEFORE, 'You are offline · as of 11-18 01:30'],
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
