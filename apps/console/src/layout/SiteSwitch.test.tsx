import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '#testing';

const site = { hosts: [], manifest: 214, composition: 'c-7f3a91', isThis: false };

afterEach(() => history.replaceState(null, '', '/'));

it('opens the same page of the chosen site', async () => {
  const { ops, left } = renderConsole({
    at: '/releases?app=wallet',
    prepare: (api) =>
      api.setSites([
        { ...site, name: 'default', isThis: true },
        { ...site, name: 'staging', manifest: 0, composition: '' },
      ]),
  });
  const choice = await screen.findByRole('combobox', { name: 'Site' });
  expect(choice).toHaveValue('default');
  await ops.selectOptions(choice, 'staging (nothing live)');
  expect(left).toEqual(['/console/?site=staging#/releases?app=wallet']);
});

it('is not there in a registry of one site', async () => {
  renderConsole();
  await screen.findByRole('heading', { name: 'Overview' });
  await waitFor(() => expect(screen.getAllByText('wallet')[0]).toBeVisible());
  expect(screen.queryByRole('combobox', { name: 'Site' })).toBeNull();
});
