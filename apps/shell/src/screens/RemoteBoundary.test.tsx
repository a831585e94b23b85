import { PlatformProvider } from '@parlour/platform/host';
import { testManifest } from '@parlour/release-contract/testManifest';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { createShell } from '../app/createShell';
import { ShellContext } from '../layout/shellContext';
import { RemoteBoundary } from './RemoteBoundary';

/** A remote of another team that adds and removes a text node beside a button. */
function Loose() {
  const [isOpen, setOpen] = useState(true);
  return (
    <p translate="no">
      {isOpen && 'The room is open'}
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
    </p>
  );
}

function open() {
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  const found = shell.find('/');
  if (found === undefined) throw new Error('home is in the manifest');
  const onFailure = jest.fn();
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <MemoryRouter>
          <RemoteBoundary found={found} onFailure={onFailure} onRetry={() => undefined}>
            <Loose />
          </RemoteBoundary>
        </MemoryRouter>
      </PlatformProvider>
    </ShellContext>,
  );
  return onFailure;
}

/** Replaces a text node, as a browser's translator does. */
function replaceText(tag: string) {
  const text = screen.getByText('The room is open').firstChild;
  const translated = document.createElement(tag);
  translated.append(document.createElement(tag));
  translated.firstElementChild?.append('Der Raum ist offen');
  text?.replaceWith(translated);
}

const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('a screen that fails because a translator replaced its texts is mounted anew, each time, and is no failure', () => {
  const onFailure = open();
  for (let round = 0; round < 3; round += 1) {
    replaceText('font');
    toggle();
    expect(screen.getByText('The room is open')).toBeInTheDocument();
  }
  toggle();
  expect(screen.queryByText('The room is open')).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});

it('a screen that removes its own texts, without any translator, is a failure', () => {
  const onFailure = open();
  replaceText('i');
  toggle();
  expect(screen.queryByRole('button', { name: 'Toggle' })).toBeNull();
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotFoundError' }));
});

it('a screen that goes on failing on a translated page is a failure in the end', () => {
  const onFailure = open();
  while (screen.queryByText('The room is open') !== null && onFailure.mock.calls.length === 0) {
    replaceText('font');
    toggle();
  }
  expect(onFailure).toHaveBeenCalledTimes(1);
});
