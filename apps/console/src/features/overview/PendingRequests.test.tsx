import type { PendingRequest } from '@parlour/release-contract/api';
import { screen, within } from '@testing-library/react';
import { openDialog, renderConsole } from '#testing';

const request = (by: string): PendingRequest => ({
  sequence: 215,
  change: { kind: 'promote', releases: [{ name: 'wallet', version: '5.4.0' }], to: { kind: 'share', share: 10_000 } },
  by,
  author: { kind: 'person', name: by },
  reason: 'new receipt',
  at: '2026-11-20T12:00:00.000Z',
  until: '2026-11-21T12:00:00.000Z',
  difference: ['requested: wallet 5.3.0 → 5.4.0'],
});
const requestedBy = (by: string) =>
  renderConsole({ at: '/', prepare: (api) => api.setState((state) => ({ ...state, requests: [request(by)] })) });

it('a promotion that waits is approved by another person, with a reason, and goes live', async () => {
  const { api, ops } = requestedBy('ana');
  const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
  expect(waiting).toHaveTextContent('wallet 5.4.0 for everyone');
  expect(waiting).toHaveTextContent('ana · new receipt');
  await ops.click(within(waiting).getByRole('button', { name: 'Approve request 215' }));
  await ops.click(within(await openDialog()).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
  expect(api.sent.at(-1)).toEqual(['apply', expect.objectContaining({ change: { kind: 'approve', request: 215 } })]);
  expect(screen.queryByRole('region', { name: 'Waiting for approval' })).toBeNull();
});

it('a promotion that waits is declined only with a reason', async () => {
  const { ops } = requestedBy('ana');
  await ops.click(await screen.findByRole('button', { name: 'Decline request 215' }));
  const dialog = within(await openDialog());
  expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await ops.type(dialog.getByRole('textbox', { name: 'Reason' }), 'not on a Friday');
  await ops.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Request 215 declined')).toBeVisible();
});

it('who requested it is told that another person has to approve it, and nothing typed is lost', async () => {
  const { ops } = requestedBy('mira');
  await ops.click(await screen.findByRole('button', { name: 'Approve request 215' }));
  const dialog = within(await openDialog());
  await ops.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('another person has to approve it');
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('looked at, and approved');
});
