import type { HistoryEntry } from '@parlour/release-contract/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReleaseError } from '#api';
import { quietHealth, renderConsole } from '#testing';

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

it('the overview says what is live, who gets it and how it does', async () => {
  renderConsole();
  expect(spoken(await row('lobby'))).toMatch(/3\.12\.190 %3\.13\.0 · 10 %0\.0\d %3\d\d ms/);
  expect(spoken(await row('shell'))).toMatch(/2\.4\.0100 %/);
  expect(screen.getByText('4,812')).toBeVisible();
  expect(screen.getByText(/manifest 214$/, { selector: 'header p' })).toBeVisible();
});

it('a canary that is worse stands out by its own failures, and its panel is open', async () => {
  renderConsole();
  expect(spoken(await row('promotions'))).toMatch(/3\.\d\d %4\.1\.0/);
  const panel = await screen.findByRole('region', { name: 'promotions' });
  expect(within(panel).getByText('worse')).toBeVisible();
  expect(spoken(within(panel).getByRole('row', { name: /^Failed loads/ }))).toBe('Failed loads0.05 %3.93 %');
  const times = await within(panel).findByRole('row', { name: /^From the network/ });
  await waitFor(() => expect(spoken(times)).toBe('From the networkscreens, p75, 24 h1.05 s2.27 s'));
  expect(spoken(within(panel).getByRole('row', { name: /^From the cache/ }))).toMatch(/378 ms819 ms$/);
});

it('taking a canary back has its figures as a first wording of why', async () => {
  const { api, ops } = renderConsole({ at: '/?app=promotions' });
  await ops.click(await screen.findByRole('button', { name: 'Stop canary' }));
  expect(await screen.findByLabelText('Reason')).toHaveValue(
    '4.1.0 stopped: 3.93 % of 3,664 loads failed, 0.05 % on the stable release',
  );
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
  expect(spoken(await row('promotions'))).not.toContain('4.1.0 ·');
  expect(api.sent.at(-1)).toEqual(['apply', expect.objectContaining({ change: { kind: 'stop', name: 'promotions' } })]);
});

it('the slider goes from stop to stop by keyboard, and the button says where to', async () => {
  const { ops } = renderConsole({ at: '/?app=lobby' });
  const slider = await screen.findByRole('slider', { name: /^Traffic share of lobby/ });
  expect(slider).toHaveAttribute('aria-valuetext', '10\u00A0%');
  act(() => slider.focus());
  for (const [key, text] of [
    ['{ArrowRight}', /Raise to 25/],
    ['{End}', /Promote to everyone/],
    ['{ArrowLeft}', /Raise to 50/],
    ['{Home}', /Lower to 0/],
    ['{PageUp}', /Lower to 1/],
  ] as const) {
    await ops.keyboard(key);
    expect(screen.getByRole('button', { name: text })).toBeVisible();
  }
  fireEvent.change(slider, { target: { value: '4.2' } });
  expect(slider).toHaveAttribute('aria-valuetext', '25\u00A0%');
});

it('rolling back is one click to its plan', async () => {
  const { api, ops } = renderConsole({ at: '/?app=wallet' });
  await ops.click(await screen.findByRole('button', { name: 'Roll back wallet' }));
  expect(await screen.findByRole('button', { name: 'Apply manifest 215' })).toBeEnabled();
  expect(api.sent).toEqual([['plan', { kind: 'rollBack', name: 'wallet' }]]);
});

it('an app without a canary offers its newest release', async () => {
  const { ops } = renderConsole({ at: '/?app=wallet' });
  await ops.click(await screen.findByRole('button', { name: 'Promote 5.3.0' }));
  expect(await screen.findByLabelText('Version')).toHaveValue('5.3.0');
});

it('the panel of an app says which canary was taken back, by whom and why, until another release comes', async () => {
  const reason = 'wallet 5.3.0: 9 of 9 loads failed (100.00 %)';
  const stopped: HistoryEntry = {
    sequence: 215,
    composition: 'c-7f3a91',
    change: { kind: 'stop', name: 'wallet' },
    by: 'guardrail',
    author: { kind: 'guardrail', name: 'guardrail' },
    reason,
    at: new Date().toISOString(),
    difference: ['wallet canary 5.3.0 for staff, agents, 5 % → none'],
  };
  const { api } = renderConsole({
    at: '/?app=wallet',
    prepare: (fake) => fake.setState((state) => ({ ...state, history: [stopped, ...state.history] })),
  });
  const panel = await screen.findByRole('region', { name: 'wallet' });
  expect(await within(panel).findByText(/^Canary 5\.3\.0 was taken back by guardrail, /)).toHaveTextContent(reason);
  api.changeByOther(
    { kind: 'promote', releases: [{ name: 'wallet', version: '5.3.0' }], to: { kind: 'share', share: 10_000 } },
    'mira',
  );
  await waitFor(() => expect(within(panel).queryByText(/was taken back/)).toBeNull());
});

it('a site without visits says so instead of drawing zeros', async () => {
  renderConsole({ prepare: (api) => api.setHealth(quietHealth(new Date())) });
  expect(await screen.findByText('no visits in the last hour')).toBeVisible();
  expect(screen.getByText('no loads in the last hour')).toBeVisible();
  expect(await screen.findByText('No visits in the last 6 hours.')).toBeVisible();
  expect(spoken(await row('lobby'))).toContain('––');
});

it('the flags of the chart have their words', async () => {
  renderConsole();
  const chart = await screen.findByRole('img', { name: /^LCP at the 75th percentile: between 1\.\d+\ss and 2\.\d+\ss/ });
  expect(chart).toBeVisible();
  expect(screen.getByText(/manifest 210, wallet rolled back, by on-call/)).toBeInTheDocument();
});

it('a gateway that does not answer is said, with a way to try again', async () => {
  const { api, ops } = renderConsole({
    prepare: (fake) => fake.fail('state', new ReleaseError('serverFault', 'The store does not answer.')),
  });
  expect(await screen.findByText('The live state could not be loaded')).toBeVisible();
  api.fail('state');
  await ops.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('lobby')).toBeVisible();
});
