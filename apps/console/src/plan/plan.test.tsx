import { act, screen, waitFor, within } from '@testing-library/react';
import { ReleaseError } from '#api';
import { openDialog, renderConsole } from '#testing';

const sent = (api: ReturnType<typeof renderConsole>['api'], call: string) => api.sent.filter(([name]) => name === call);

async function planLobby(options: Parameters<typeof renderConsole>[0] = {}) {
  const rendered = renderConsole({ at: '/?app=lobby', ...options });
  await rendered.ops.click(await screen.findByRole('button', { name: /Raise to 25/ }));
  return rendered;
}

it('ops see what a change does before it is live, and apply it once however often they tap', async () => {
  const { api, ops } = await planLobby();
  const dialog = within(await openDialog());
  expect(await dialog.findByRole('heading', { name: /Plan: lobby 3.13.0 for 25/ })).toBeVisible();
  expect(dialog.getByText('5 of 5 checks passed')).toBeVisible();
  expect(sent(api, 'apply')).toEqual([]);
  const release = api.hold('apply');
  await ops.dblClick(screen.getByRole('button', { name: 'Apply manifest 215' }));
  release();
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(api, 'apply')).toEqual([
    [
      'apply',
      {
        expected: 214,
        reason: expect.stringMatching(/^3.13.0 raised from 10 %: 0.02 % of 8,822 loads/),
        change: expect.objectContaining({ to: { kind: 'share', share: 2500 } }),
      },
    ],
  ]);
});

it('what the gate refuses has its reasons first, and nothing changed', async () => {
  const { api, ops } = renderConsole({ at: '/releases?app=promotions' });
  await ops.click(await screen.findByRole('button', { name: 'Promote promotions 4.2.0' }));
  await ops.click(await screen.findByRole('button', { name: 'Review plan' }));
  expect(await screen.findAllByText('Enter a reason')).not.toEqual([]);
  expect(sent(api, 'plan')).toEqual([]);
  await ops.type(screen.getByLabelText('Reason'), 'new welfare{Enter}');
  const dialog = within(await openDialog());
  expect(await dialog.findByRole('heading', { name: 'Change refused' })).toBeVisible();
  expect(dialog.getByText('2 failed checks')).toBeVisible();
  const checks = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(checks[0]).toMatch(/^Paths failed\/welfare is gone/);
  expect(checks[2]).toMatch(/^Platform version passed/);
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
  await ops.click(screen.getByRole('button', { name: 'Copy the report' }));
  expect(await navigator.clipboard.readText()).toMatch(/^promotions 4.2.0 for 1.%: refused, manifest 214 is live/);
  await ops.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Version')).toHaveValue('4.2.0');
  expect(screen.getByLabelText('Reason')).toHaveValue('new welfare');
});

it('a plan that somebody overtakes is planned anew, and says who it was', async () => {
  const { api } = await planLobby();
  await within(await openDialog()).findByRole('button', { name: 'Apply manifest 215' });
  act(() => api.changeByOther({ kind: 'rollBack', name: 'wallet' }, 'jun'));
  expect(await screen.findByRole('button', { name: 'Apply manifest 216' })).toBeVisible();
  expect(screen.getByText(/Manifest 215 went live in the meantime \(jun: wallet rolled back\)/)).toBeVisible();
});

it('two who apply at once do not lose each other: the later one plans anew', async () => {
  const { api, ops } = await planLobby({ prepare: (fake) => fake.setLive(false) });
  const apply = await within(await openDialog()).findByRole('button', { name: 'Apply manifest 215' });
  api.changeByOther({ kind: 'rollBack', name: 'wallet' }, 'jun');
  await ops.click(apply);
  expect(await screen.findByRole('button', { name: 'Apply manifest 216' })).toBeVisible();
  expect(screen.getByText(/Another user changed the live manifest/)).toBeVisible();
});

it('a lost response does not apply the change twice', async () => {
  const { api, ops } = await planLobby({ prepare: (fake) => fake.loseAnswers(true) });
  await ops.click(await screen.findByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
  expect(sent(api, 'apply')).toHaveLength(1);
});

it('a change that could not be sent keeps its plan and its reason', async () => {
  const { api, ops } = await planLobby();
  const why = await within(await openDialog()).findByLabelText('Reason');
  await ops.clear(why);
  expect(screen.getByRole('button', { name: 'Apply manifest 215' })).toBeDisabled();
  await ops.type(why, 'search is fast');
  api.fail('apply', new ReleaseError('serverFault', 'The store does not answer.'));
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByText(/The store does not answer/)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('search is fast');
  api.fail('apply');
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
});

it('a plan that cannot be made is tried again', async () => {
  const { api, ops } = await planLobby({
    prepare: (fake) => fake.fail('plan', new ReleaseError('offline', 'The gateway cannot be reached.')),
  });
  expect(await within(await openDialog()).findByText('The gateway cannot be reached.')).toBeVisible();
  api.fail('plan');
  await ops.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Apply manifest 215' })).toBeVisible();
});

it('whoever has to log in again finds the plan where it was', async () => {
  const { api, ops } = await planLobby();
  const why = await within(await openDialog()).findByLabelText('Reason');
  await ops.clear(why);
  await ops.type(why, 'search is fast');
  await api.logOut();
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  await ops.type(await screen.findByLabelText('Token'), 'sesame');
  await ops.clear(screen.getByLabelText('Your name'));
  await ops.type(screen.getByLabelText('Your name'), 'mira{Enter}');
  expect(await screen.findByLabelText('Reason')).toHaveValue('search is fast');
  await ops.click(screen.getByRole('button', { name: 'Apply manifest 215' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('#/?app=lobby');
});

it('a plan names the paths that it takes from players', async () => {
  await planLobby({
    prepare: (fake) => {
      const { plan } = fake;
      jest.spyOn(fake, 'plan').mockImplementation(async (...asked) => {
        const proposal = await plan(...asked);
        const { promotions: _gone, ...remotes } = proposal.next?.remotes ?? {};
        return { ...proposal, ...(proposal.next && { next: { ...proposal.next, remotes } }) };
      });
    },
  });
  expect(await within(await openDialog()).findByText(/^No longer there: \/activity, \/activityInfo/)).toBeVisible();
});
