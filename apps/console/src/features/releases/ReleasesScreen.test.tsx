import { screen, within } from '@testing-library/react';
import { renderConsole } from '#testing';

it('published releases say where they come from; what everybody has is not offered', async () => {
  const { ops } = renderConsole({ at: '/releases' });
  await ops.click(await screen.findByRole('radio', { name: 'lobby' }));
  const live = await screen.findByRole('row', { name: /^3\.12\.1 live/ });
  expect(live).toHaveTextContent('17c1e0d');
  expect(live).toHaveTextContent('60.2');
  expect(screen.getByRole('columnheader', { name: 'Source, signed by the team' })).toBeVisible();
  const run = within(live).getByRole('link', { name: 'https://git.example/acme/lobby/actions/runs/3999' });
  expect(run).toHaveAttribute('href', 'https://git.example/acme/lobby/actions/runs/3999');
  expect(screen.queryByRole('button', { name: /lobby 3\.12\.1/ })).toBeNull();
  await ops.click(screen.getByRole('button', { name: 'Promote lobby 3.12.0' }));
  expect(await screen.findByRole('combobox', { name: 'App' })).toHaveValue('lobby');
  expect(screen.getByLabelText('Version')).toHaveValue('3.12.0');
});

it('an app that was never live is offered here, and is not among what is live', async () => {
  const { ops } = renderConsole({
    at: '/releases?app=bingo',
    prepare: (api) =>
      api.setState((state) => {
        const releases = state.apps[0]?.releases.slice(0, 1) ?? [];
        return { ...state, apps: [...state.apps, { name: 'bingo', kind: 'remote', live: '', releases }] };
      }),
  });
  expect(await screen.findByRole('button', { name: 'Promote bingo 2.4.0' })).toBeVisible();
  for (const [page, shown] of [
    ['Traffic', () => screen.findByRole('region', { name: 'wallet' })],
    ['Overview', () => screen.findByRole('row', { name: /^wallet/ })],
  ] as const) {
    await ops.click(screen.getByRole('link', { name: page }));
    expect(await shown()).toBeVisible();
    expect(screen.queryByText('bingo')).toBeNull();
  }
});

it('says what is proven by the identity of a job, and what the team alone claims', async () => {
  const proven = {
    repository: 'https://github.com/acme/lobby',
    ref: 'refs/heads/main',
    revision: '9b3c1f2a5d6e7f80',
    run: 'https://ci.example/1',
  };
  renderConsole({
    at: '/releases?app=lobby',
    prepare: (api) =>
      api.setState((state) => ({
        ...state,
        apps: state.apps.map((app) => ({
          ...app,
          releases: app.releases.map((release) => (release.version === '3.12.1' ? { ...release, proven } : release)),
        })),
      })),
  });
  const job = within(await screen.findByRole('row', { name: /^3\.12\.1/ }));
  expect(job.getByText('proven')).toBeVisible();
  expect(job.getByText('refs/heads/main')).toBeVisible();
  // What the team claims beside it is not shown.
  expect(job.getAllByRole('link').map((link) => link.textContent)).toEqual([proven.repository, proven.run]);
  expect(job.queryByText('17c1e0d')).toBeNull();
  expect(within(screen.getByRole('row', { name: /^3\.12\.0/ })).getByText('claimed')).toBeVisible();
});

it('the shell goes to everyone at once', async () => {
  const { ops } = renderConsole({ at: '/releases?app=shell' });
  await ops.click(await screen.findByRole('button', { name: 'Promote shell 2.3.2' }));
  expect(await screen.findByRole('radio', { name: /^Everyone/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Percentage/ })).toBeDisabled();
});

it.each([
  ['a script', 'javascript:alert(document.domain)', 'javascript:alert(document.domain)'],
  ['an address that names another host first', 'https://github.com@evil.example/', 'https://github.com@evil.example/'],
  ['characters that reorder the line', 'moc.\u202Eelpmaxe', 'moc.\\u{202e}elpmaxe'],
  ['2,000 characters', 'x'.repeat(2_000), 'x'.repeat(2_000)],
])('a source with %s is text and no link', async (_name, run, shown) => {
  const source = { repository: 'https://git.example/acme/shell', run };
  renderConsole({
    at: '/releases?app=shell',
    prepare: (api) =>
      api.setState((state) => ({
        ...state,
        apps: state.apps.map((app) => ({ ...app, releases: app.releases.map((release) => ({ ...release, source })) })),
      })),
  });
  const row = await screen.findByRole('row', { name: /^2\.3\.2/ });
  expect(within(row).getByText(shown)).toBeVisible();
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([source.repository]);
});
