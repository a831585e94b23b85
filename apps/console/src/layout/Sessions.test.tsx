import { screen, waitFor, within } from '@testing-library/react';
import { ReleaseError } from '#api';
import { renderConsole } from '../testing';

async function open(prepare?: Parameters<typeof renderConsole>[0]) {
  const rendered = renderConsole(prepare);
  await rendered.ops.click(await screen.findByRole('button', { name: 'Sessions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sessions' });
  return { ...rendered, dialog: within(dialog) };
}

it('lists the sessions, and ends another one', async () => {
  const { api, ops, dialog } = await open();
  expect(await dialog.findByText('this one')).toBeInTheDocument();
  await ops.click(dialog.getByRole('button', { name: /^End the session of ben / }));
  expect(api.sent).toContainEqual(['endSession', 's-2']);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
});

it('says why a session was not ended', async () => {
  const { api, ops, dialog } = await open();
  api.fail('endSession', new ReleaseError('refused', 'There is no such session.'));
  await ops.click(await dialog.findByRole('button', { name: /^End the session of ben / }));
  expect(await screen.findByText('There is no such session.')).toBeInTheDocument();
});
