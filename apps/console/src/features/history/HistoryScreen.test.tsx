import { screen, within } from '@testing-library/react';
import { openDialog, renderConsole } from '#testing';

const list = () => screen.findByRole('region', { name: 'Manifests' });
const titles = async () =>
  within(await list())
    .getAllByRole('button')
    .filter(({ textContent }) => /manifest \d/.test(textContent ?? ''))
    .map(({ textContent }) => /manifest (\d+)/.exec(textContent ?? '')?.[1]);

it('the history says who changed what, when and why', async () => {
  renderConsole({ at: '/history' });
  const entry = within(await list()).getByRole('button', { name: /^wallet rolled back/ });
  expect(entry).toHaveTextContent('manifest 210 · on-call (claimed) · receipts without a sum');
  expect(within(await list()).getByText('live')).toBeVisible();
});

it('the filters show what went live, canaries and ways back', async () => {
  const { ops } = renderConsole({ at: '/history' });
  await list();
  await ops.click(screen.getByRole('tab', { name: 'Rollbacks' }));
  expect(await titles()).toEqual(['210']);
  await ops.click(screen.getByRole('tab', { name: 'Canary' }));
  expect(await titles()).toEqual(['214', '213', '212', '211']);
});

it('ops go back to an earlier manifest by its plan', async () => {
  const { api, ops } = renderConsole({ at: '/history' });
  await list();
  expect(screen.queryByRole('button', { name: 'Roll back to manifest 214' })).toBeNull();
  await ops.click(screen.getByRole('button', { name: 'Roll back to manifest 211' }));
  await ops.click(await screen.findByRole('button', { name: 'Apply manifest 215' }));
  expect(await screen.findByText('Manifest 215 is live')).toBeVisible();
  expect(api.sent.at(-1)).toEqual(['apply', expect.objectContaining({ change: { kind: 'return', sequence: 211 } })]);
});

it('a manifest is shown as it was', async () => {
  const { ops } = renderConsole({ at: '/history?manifest=210' });
  const panel = await screen.findByRole('region', { name: 'Manifest 210' });
  expect(within(panel).getByText('wallet 5.3.0 → 5.2.0')).toBeVisible();
  await ops.click(within(panel).getByRole('button', { name: 'View manifest' }));
  expect(await within(await openDialog()).findByRole('row', { name: /^wallet 5\.2\.0/ })).toBeVisible();
});

it('support gets a link to the site as it was, with the canaries that it chooses', async () => {
  const { api, ops } = renderConsole({ at: '/history?manifest=210' });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const panel = await screen.findByRole('region', { name: 'Manifest 210' });
  await ops.click(within(panel).getByRole('button', { name: 'Open the site as it was' }));
  const dialog = await openDialog();
  await ops.click(await within(dialog).findByRole('switch', { name: 'lobby 3.13.0, its canary' }));
  await ops.click(within(dialog).getByRole('button', { name: 'Open' }));
  expect(open).toHaveBeenCalledWith('http://localhost/?composition=replay-210-lobby', '_blank', 'noopener');
  expect(api.sent.filter(([call]) => call === 'replay').map(([, of]) => of)).toEqual([
    { sequence: 210, canaries: [], hours: 4 },
    { sequence: 210, canaries: ['lobby'], hours: 4 },
  ]);
});

it('an entry of somebody who logged in says who that is at the provider', async () => {
  const author = { kind: 'person' as const, name: 'ana (login.example)', subject: 'https://login.example|1' };
  renderConsole({
    at: '/history?manifest=210',
    prepare: (api) =>
      api.setState((state) => ({ ...state, history: state.history.map((entry) => ({ ...entry, by: author.name, author })) })),
  });
  const panel = await screen.findByRole('region', { name: 'Manifest 210' });
  expect(within(panel).getByText('ana (login.example)')).toBeVisible();
  expect(within(panel).getByText('https://login.example|1')).toBeVisible();
});

it('earlier pages come when they are asked for', async () => {
  const { ops } = renderConsole({
    at: '/history',
    prepare: (api) =>
      api.setState((state) => {
        const [entry] = state.history;
        const history = Array.from({ length: 40 }, (_, at) => ({ ...(entry ?? state.history[0]), sequence: 214 - at }));
        return { ...state, history: history.filter((one): one is typeof one & NonNullable<typeof entry> => 'by' in one) };
      }),
  });
  await list();
  expect(await titles()).toHaveLength(30);
  await ops.click(screen.getByRole('button', { name: 'Load 184 earlier' }));
  expect(await within(await list()).findByText(/manifest 175/)).toBeVisible();
  expect(await titles()).toHaveLength(40);
  expect(screen.getByText('End of history')).toBeVisible();
});
