import { PlatformProvider } from '@parlour/platform/host';
import { act, render, screen } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { testManifest } from '@parlour/release-contract/testManifest';
import { PreviewBanner } from './PreviewBanner';

const opened: string[] = [];
class FakeEventSource extends EventTarget {
  constructor(readonly url: string) {
    super();
    opened.push(url);
  }
  close() {
    opened.splice(opened.indexOf(this.url), 1);
  }
}
Object.assign(globalThis, { EventSource: FakeEventSource });

it('shows which releases are replaced, for whom and until when, and listens to the development server while it is shown', () => {
  const shell = createShell(
    testManifest,
    {},
    {
      channel: { postMessage: () => undefined, addEventListener: () => undefined },
      askedAt: 0,
    },
  );
  const validUntil = new Date(2999, 0, 1, 18, 30).toISOString();
  const { unmount } = render(
    <PlatformProvider platform={shell.platform} queries={shell.queries}>
      <PreviewBanner preview={{ rings: ['staff'], overrides: { wallet: 'http://127.0.0.1:4000' }, by: 'Ada', validUntil }} />
    </PlatformProvider>,
  );
  const banner = screen.getByRole('complementary', { name: 'What you see is not what others see' });
  expect(banner).toHaveTextContent('wallet from 127.0.0.1:4000');
  expect(banner).toHaveTextContent('early releases for staff');
  expect(banner).toHaveTextContent(/for Ada, until .*30/);
  expect(screen.getByRole('button', { name: 'End' })).toBeInTheDocument();
  expect(opened).toEqual(['http://127.0.0.1:4000/changes']);
  act(unmount);
  expect(opened).toEqual([]);
});
