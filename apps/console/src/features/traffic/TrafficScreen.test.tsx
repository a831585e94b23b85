import { screen, within } from '@testing-library/react';
import { openDialog, renderConsole } from '#testing';

const card = (name: string) => screen.findByRole('region', { name });

it('a remote is switched off by a plan like any other change, and on again', async () => {
  const { api, ops } = renderConsole({ at: '/traffic' });
  await ops.click(within(await card('wallet')).getByRole('switch', { name: 'wallet is on' }));
  expect(await within(await openDialog()).findByRole('heading', { name: 'Plan: wallet switched off' })).toBeVisible();
  expect(screen.getByText(/no checks are needed\.$/)).toBeVisible();
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  expect(await within(await card('wallet')).findByText('off')).toBeVisible();
  await ops.click(within(await card('wallet')).getByRole('switch', { name: 'wallet is on' }));
  await ops.click(await screen.findByRole('button', { name: 'Apply manifest 216' }));
  expect(await screen.findByText('Manifest 216 is live')).toBeVisible();
  expect(api.sent.filter(([call]) => call === 'apply').map(([, wish]) => wish)).toEqual([
    expect.objectContaining({ change: { kind: 'switchOff', name: 'wallet' } }),
    expect.objectContaining({ change: { kind: 'switchOn', name: 'wallet' } }),
  ]);
});

it('one path is switched off alone', async () => {
  const { api, ops } = renderConsole({ at: '/traffic' });
  const wallet = within(await card('wallet'));
  await ops.click(wallet.getByText('7 paths'));
  await ops.click(wallet.getByRole('switch', { name: '/recharge of wallet is on' }));
  await ops.click(await screen.findByRole('button', { name: 'Apply manifest 215' }));
  expect(await wallet.findByText('1 path off')).toBeVisible();
  expect(api.sent.at(-1)).toEqual([
    'apply',
    expect.objectContaining({ change: { kind: 'switchOff', name: 'wallet', paths: ['/recharge'] } }),
  ]);
});

it('the split of a canary is said in words', async () => {
  renderConsole({ at: '/traffic' });
  const lobby = within(await card('lobby'));
  expect(await lobby.findByText(/about 4,331 visitors$/)).toBeVisible();
  expect(lobby.getByText(/about 481 visitors$/).parentElement).toHaveTextContent(
    '3.13.0 staff, agents and 10 % · about 481 visitors',
  );
  expect(within(await card('shell')).queryByRole('switch')).toBeNull();
});
