import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseError } from '#api';
import { renderConsole, sampleTimings } from '#testing';

const timings = () => screen.findByRole('region', { name: 'Waiting times, last 24 hours' });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

it('each release has the 75th and 98th percentile of what players waited for', async () => {
  renderConsole({ at: '/health' });
  const row = within(await timings()).getByRole('row', { name: /^promotions 4\.1\.0/ });
  expect(textOf(row)).toBe('promotions 4.1.040,000 screens910 ms 3.64 s2.27 s 6.37 s3.64 s 8.19 s56 ms 168 ms0.001 0.04');
  const wallet = within(await timings()).getByRole('row', { name: /^wallet/ });
  expect(within(wallet).getAllByRole('cell')[3]).toHaveTextContent('–');
});

it('filters by app, screen and device show matching times, and another app has other screens', async () => {
  const { api } = renderConsole({ at: '/health' });
  const region = await timings();
  const choose = (label: string, value: string) => userEvent.selectOptions(within(region).getByLabelText(label), value);
  await choose('App', 'promotions');
  await choose('Screen', 'RedPacketScreen');
  await choose('Device', 'low');
  await choose('App', 'wallet');
  const asked = api.sent.filter(([call]) => call === 'timings').map(([, filter]) => filter);
  expect(asked).toEqual([
    { app: '', screen: '', device: '' },
    { app: 'promotions', screen: '', device: '' },
    { app: 'promotions', screen: 'RedPacketScreen', device: '' },
    { app: 'promotions', screen: 'RedPacketScreen', device: 'low' },
    { app: 'wallet', screen: '', device: 'low' },
  ]);
});

it('without figures a text says so, and a failed request can be retried', async () => {
  const { api } = renderConsole({
    at: '/health',
    prepare: (fake) => fake.fail('timings', new ReleaseError('offline', 'The gateway cannot be reached.')),
  });
  const retry = await screen.findByRole('button', { name: /try again/i });
  api.fail('timings');
  api.setTimings({ ...sampleTimings(new Date()), releases: [], apps: [], screens: [] });
  await userEvent.click(retry);
  expect(await screen.findByText('No page has reported any.')).toBeVisible();
});
