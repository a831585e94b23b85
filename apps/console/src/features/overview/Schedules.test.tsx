import type { ScheduleState } from '@parlour/release-contract/api';
import { screen, within } from '@testing-library/react';
import { openDialog, renderConsole } from '#testing';

const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const scheduled = (own: Partial<ScheduleState> = {}): ScheduleState => ({
  sequence: 213,
  releases: [{ name: 'lobby', version: '3.13.0' }],
  stages: [
    { to: { kind: 'share', share: 1_000 }, done: { at: inMinutes(-40), sequence: 213 } },
    { to: { kind: 'share', share: 2_500 }, due: inMinutes(20) },
    { to: { kind: 'share', share: 10_000 }, due: inMinutes(24 * 60) },
  ],
  waitsFor: 'time',
  until: inMinutes(19.5),
  by: 'mira',
  reason: 'new game search',
  at: inMinutes(-40),
  ...own,
});
const opened = (own?: Partial<ScheduleState>) =>
  renderConsole({ prepare: (api) => api.setState((state) => ({ ...state, schedules: [scheduled(own)] })) });

it.each<[string, Partial<ScheduleState>, string]>([
  ['its time, with a clock', {}, '25 % in 20 min · entry 213 by mira: new game search'],
  [
    'loads',
    { waitsFor: 'loads', until: undefined, loads: { seen: 120, needed: 400 } },
    '25 % after enough loads: 120 of 400 loads seen',
  ],
  ['the end of a freeze', { waitsFor: 'freeze', until: inMinutes(90) }, '25 % after the freeze, '],
])('a schedule says that it waits for %s', async (_what, { until, ...own }, text) => {
  opened({ ...own, ...(until === undefined ? ('waitsFor' in own ? { until: undefined } : {}) : { until }) });
  const card = await screen.findByRole('region', { name: 'Schedules' });
  expect(spoken(card)).toContain(text);
  expect(spoken(within(card).getAllByRole('listitem')[1] as HTMLElement)).toMatch(/^10 %/);
});

it('a schedule is cancelled after its plan, which leaves what is live', async () => {
  const { api, ops } = opened();
  await ops.click(await screen.findByRole('button', { name: 'Cancel the schedule of lobby' }));
  const dialog = within(await openDialog());
  expect(await dialog.findByText(/Manifest 214 stays/)).toBeVisible();
  await ops.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Schedule of lobby cancelled; what is live did not change')).toBeVisible();
  expect(api.sent.at(-1)).toEqual(['apply', expect.objectContaining({ change: { kind: 'cancel', name: 'lobby' } })]);
  expect(screen.queryByRole('region', { name: 'Schedules' })).toBeNull();
});

it('a release goes live in stages that ops choose', async () => {
  const { api, ops } = renderConsole();
  await ops.click(await screen.findByRole('button', { name: 'Plan a change' }));
  const dialog = within(await openDialog());
  await ops.selectOptions(dialog.getByLabelText('App'), 'wallet');
  await ops.selectOptions(dialog.getByLabelText('Version'), '5.3.0');
  await ops.click(dialog.getByRole('radio', { name: /^In stages/ }));
  await ops.click(dialog.getByRole('button', { name: 'Remove stage 2' }));
  await ops.selectOptions(dialog.getByLabelText('Stage 1'), '1000');
  await ops.selectOptions(dialog.getByLabelText('Wait before stage 2'), '240');
  expect(dialog.getByRole('button', { name: 'Add a stage' })).toBeDisabled();
  await ops.type(dialog.getByLabelText(/^Reason/), 'new receipt');
  await ops.click(dialog.getByRole('button', { name: 'Review plan' }));
  await ops.click(await screen.findByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByRole('region', { name: 'Schedules' })).toHaveTextContent('wallet@5.3.0');
  expect(api.sent.at(-1)).toEqual([
    'apply',
    expect.objectContaining({
      change: {
        kind: 'schedule',
        releases: [{ name: 'wallet', version: '5.3.0' }],
        stages: [{ to: { kind: 'share', share: 1_000 } }, { to: { kind: 'share', share: 10_000 }, after: 240 }],
        loads: 400,
      },
    }),
  ]);
});

it('a freeze is said on top, until when and why', async () => {
  const freezes = [{ from: inMinutes(-5), until: inMinutes(60), reason: 'the cup final' }];
  renderConsole({ prepare: (api) => api.setState((state) => ({ ...state, freezes })) });
  expect(await screen.findByText(/^Until .* only roll back, stop and switch off work: the cup final$/)).toBeVisible();
});
