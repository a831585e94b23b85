import { screen } from '@testing-library/react';
import { renderConsole } from '#testing';

test('published releases say where they come from; what everybody has is not offered', async () => {
  const { ops } = renderConsole({ at: '/releases' });
  await ops.click(await screen.findByRole('radio', { name: 'lobby' }));
  const live = await screen.findByRole('row', { name: /^3\.12\.1 live/ });
  expect(live).toHaveTextContent('17c1e0d');
  expect(live).toHaveTextContent('60.2');
  expect(screen.queryByRole('button', { name: /lobby 3\.12\.1/ })).toBeNull();
  await ops.click(screen.getByRole('button', { name: 'Promote lobby 3.12.0' }));
  expect(await screen.findByRole('combobox', { name: 'App' })).toHaveValue('lobby');
  expect(screen.getByLabelText('Version')).toHaveValue('3.12.0');
});

test('the shell goes to everyone at once', async () => {
  const { ops } = renderConsole({ at: '/releases?app=shell' });
  await ops.click(await screen.findByRole('button', { name: 'Promote shell 2.3.2' }));
  expect(await screen.findByRole('radio', { name: /^Everyone/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Percentage/ })).toBeDisabled();
});
