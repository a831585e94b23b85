import { PlatformProvider } from '@parlour/platform/host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { ShellContext } from './shellContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { Overlays } from './Overlays';

function renderOverlays() {
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <Overlays />
      </PlatformProvider>
    </ShellContext>,
  );
  return shell;
}

it('a message that is too long for a toast is a dialog, once', async () => {
  const shell = renderOverlays();
  const message = '转账额度不足。'.repeat(500);
  act(() => shell.platform.toast(message, 'danger'));
  act(() => shell.platform.toast(message, 'danger'));
  expect(await screen.findByRole('alertdialog', { name: '温馨提示' })).toHaveTextContent(message);
  fireEvent.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(shell.toasts.read()).toBeUndefined();
});

it('the first dialog goes when it is answered while the first toast is shown', async () => {
  const shell = renderOverlays();
  act(() => shell.platform.toast('First'));
  // A frame later, so that the browser first paints what the tap itself changed.
  expect(screen.queryByRole('status')).toBeNull();
  await screen.findByRole('status');
  const answers: boolean[] = [];
  await act(async () => void shell.platform.dialogs.confirm({ title: 'Leave?' }).then((answer) => answers.push(answer)));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(answers).toEqual([true]));
  expect(screen.getByRole('status')).toHaveTextContent('First');
});
