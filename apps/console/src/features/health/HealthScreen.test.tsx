import { screen } from '@testing-library/react';
import { quietHealth, renderConsole } from '#testing';

it('each release has its loads, failures and times, each canary its verdict', async () => {
  renderConsole({ at: '/health' });
  const row = await screen.findByRole('row', { name: /^promotions 4\.1\.0 canary/ });
  expect(row.textContent?.replaceAll('\u00A0', ' ')).toMatch(/3,\d{3}1\d\d3\.\d\d %6\d\d ms/);
  expect(screen.getByText(/3\.93.% of 3,664 loads failed/)).toBeVisible();
  expect(screen.getByText('worse')).toBeVisible();
  expect(screen.getByText('0 manifests refused by pages')).toBeVisible();
});

it('before the first visit it says when the figures begin', async () => {
  renderConsole({ at: '/health', prepare: (api) => api.setHealth(quietHealth(new Date())) });
  expect(await screen.findByText('No visits yet')).toBeVisible();
});
