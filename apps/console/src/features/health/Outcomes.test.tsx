import type { ActionVerdict } from '@parlour/release-contract/api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseError } from '#api';
import { renderConsole, sampleHealth, sampleOutcomes } from '#testing';

const region = () => screen.findByRole('region', { name: 'What players got done, last 24 hours' });
const form = async (name: RegExp) => within(await region()).getByRole('table', { name });
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '));

it('each form has its steps, with the refusals by their codes', async () => {
  renderConsole({ at: '/health' });
  expect(rows(await form(/^deposit/i))).toEqual([
    'Step5.2.0',
    'opened61,200',
    'touched40,10065.52 %',
    'left9,10022.69 %',
    'submitted31,80051.96 %',
    'did nothing120.04 %',
    'tapped three times400.13 %',
    'answered29,00494.52 %',
    'refused1,6505.38 %422: 1,240461: 410',
    'no answer310.10 %timed out: 31',
  ]);
});

const red = { screen: 'RedPacket', of: 'grabRedPacket', stream: 'dead' } as const;
/** The console with this verdict on the red packets of the canary. */
const withVerdict = (verdict: Omit<ActionVerdict, keyof typeof red>) => {
  const health = sampleHealth(new Date());
  const verdicts = health.verdicts.map((one) =>
    one.name === 'promotions' ? { ...one, actions: [{ ...red, ...verdict }] } : one,
  );
  renderConsole({ at: '/health', prepare: (fake) => fake.setHealth({ ...health, verdicts }) });
};

it('a canary stands beside the stable release, and what differs beyond chance is said', async () => {
  withVerdict({ isBeyondChance: true, canary: { loads: 380, failures: 31 }, stable: { loads: 7_990, failures: 0 } });
  const [head, , , third] = rows(await form(/^red packet/i));
  expect([head, third]).toEqual(['Step4.0.24.1.0', 'did nothing–317.54 %']);
  expect(
    screen.getByText('Beyond chance: red packet: 31 of 411 taps did nothing (7.54 %); 4.0.2: 0 of 7,990 (0.00 %)'),
  ).toBeVisible();
});

it('a site with few players is told how long a dead button would stay', async () => {
  const tallies = { canary: { loads: 1, failures: 0 }, stable: { loads: 19, failures: 0 } };
  withVerdict({ ...tallies, isBeyondChance: false, hoursToStop: { all: 4.2, few: 84 } });
  await region();
  expect(
    await screen.findByText(
      /^With as many players, a button that does nothing is noticed after about 5 h, .* after about 4 days\.$/,
    ),
  ).toBeVisible();
});

it('the forms of one app can be chosen', async () => {
  renderConsole({ at: '/health' });
  await form(/^deposit/i);
  await userEvent.selectOptions(screen.getByLabelText('App with forms'), 'promotions');
  expect(within(await region()).queryByRole('table', { name: /^deposit/i })).toBeNull();
});

it('without figures a text says so, and a failed request can be retried', async () => {
  const { api } = renderConsole({
    at: '/health',
    prepare: (fake) => fake.fail('outcomes', new ReleaseError('offline', 'The gateway cannot be reached.')),
  });
  const retry = await screen.findByRole('button', { name: /try again/i });
  api.fail('outcomes');
  api.setOutcomes({ ...sampleOutcomes(new Date()), actions: [], apps: [] });
  await userEvent.click(retry);
  expect(within(await region()).getByText('No page has reported any.')).toBeVisible();
});
