import { screen, waitFor, within } from '@testing-library/react';
import { openDialog, renderConsole } from '#testing';

const site = { hosts: [], manifest: 214, composition: 'c-7f3a91', isThis: false };
const app = (name: string, live: string) => ({ name, kind: 'remote' as const, live, releases: [] });

const opened = (...apps: readonly ReturnType<typeof app>[]) =>
  renderConsole({
    prepare: (api) => {
      api.setSites([
        { ...site, name: 'default', isThis: true },
        { ...site, name: 'staging' },
        { ...site, name: 'empty', manifest: 0 },
      ]);
      api.setElsewhere([...apps]);
    },
  });

it('what everyone has on another site is planned for this one, without what ops leave out', async () => {
  const { api, ops } = opened(app('wallet', '5.3.0'), app('records', '1.9.0'), app('lobby', '3.12.1'), app('bingo', ''));
  await ops.click(await screen.findByRole('button', { name: 'Promote from a site' }));
  const dialog = within(await openDialog());
  expect(await dialog.findByText('5.2.0 → 5.3.0')).toBeVisible();
  expect(dialog.queryByText('lobby')).toBeNull();
  await ops.click(dialog.getByRole('switch', { name: /records/ }));
  await ops.click(dialog.getByRole('button', { name: 'Review plan of 1 release' }));
  await waitFor(() => expect(screen.getByText('Plan: wallet 5.3.0 for everyone, from staging')).toBeVisible());
  expect(api.sent.at(-1)).toEqual([
    'plan',
    {
      kind: 'promote',
      releases: [{ name: 'wallet', version: '5.3.0' }],
      to: { kind: 'share', share: 10_000 },
      from: 'staging',
    },
  ]);
});

it('says when nothing differs there', async () => {
  const { ops } = opened(app('lobby', '3.12.1'));
  await ops.click(await screen.findByRole('button', { name: 'Promote from a site' }));
  const dialog = within(await openDialog());
  expect(await dialog.findByText('Everything that everyone has on staging is live here already.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Review plan' })).toBeDisabled();
});
