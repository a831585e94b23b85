import type { ReleasePreview } from '@parlour/release-contract/api';
import { screen, waitFor, within } from '@testing-library/react';
import { ReleaseError } from '#api';
import { openDialog, renderConsole } from '#testing';

const preview = (own: Partial<ReleasePreview> = {}): ReleasePreview => ({
  id: 'AbCdEfGhIjKl',
  releases: [{ name: 'wallet', version: '0.0.0-preview.m1a2b3' }],
  title: 'acme/wallet #42',
  source: 'https://git.example/acme/wallet/pull/42',
  by: 'wallet',
  at: '2026-11-20T12:00:00.000Z',
  validUntil: '2026-11-27T12:00:00.000Z',
  path: '/?composition=AbCdEfGhIjKl.m1a2b3.xyz',
  ...own,
});
const opened = (...previews: readonly ReleasePreview[]) =>
  renderConsole({ at: '/releases', prepare: (api) => api.setPreviews([...previews]) });

it('a preview is opened on a phone by its code, and its merge request is one click away', async () => {
  const { ops } = opened(preview());
  expect(await screen.findByRole('link', { name: 'acme/wallet #42' })).toHaveAttribute('href', preview().source);
  await ops.click(screen.getByRole('button', { name: 'Show the link of acme/wallet #42' }));
  const dialog = within(await openDialog());
  expect(await dialog.findByRole('img', { name: 'Code of the link to acme/wallet #42' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image/),
  );
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

it('a preview is ended, and what stands against that is said', async () => {
  const { api, ops } = opened(preview(), preview({ id: 'MnOpQrStUvWx', title: 'another one' }));
  const end = await screen.findByRole('button', { name: 'End the preview acme/wallet #42' });
  api.fail('endPreview', new ReleaseError('refused', 'ben neither made this preview nor may publish what it shows.'));
  await ops.click(end);
  expect(await screen.findByText(/neither made this preview/)).toBeVisible();
  api.fail('endPreview');
  await ops.click(end);
  await waitFor(() => expect(screen.queryByText('acme/wallet #42')).toBeNull());
  expect(api.sent.at(-1)).toEqual(['endPreview', 'AbCdEfGhIjKl']);
  expect(screen.getByText('another one')).toBeVisible();
});

it('an address that is no safe link stays text', async () => {
  opened(preview({ source: 'javascript:alert(1)' }));
  expect(await screen.findByText('acme/wallet #42')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'acme/wallet #42' })).toBeNull();
});
