import type { ErrorGroup } from '@parlour/release-contract/api';
import { screen, within } from '@testing-library/react';
import { ReleaseError } from '#api';
import { openDialog, renderConsole, sampleErrors } from '#testing';

const list = () => screen.findByRole('region', { name: 'Errors' });
const shown = async () =>
  within(await list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

it('the errors say what was thrown, from which line, on how many pages, and which are new', async () => {
  renderConsole({ at: '/errors' });
  expect(await shown()).toEqual([
    "TypeError: Cannot read properties of undefined (reading 'amount')promotions · apps/promotions/src/features/red-packet/usePacket.ts:41",
    'TypeError: cards is not iterablewallet · unknown place',
    'ChunkLoadError: Loading chunk 449 failed.shell · shell/2.4.0/main.js:7:1234',
  ]);
  const [first] = within(await list()).getAllByRole('listitem');
  expect(spoken(first as HTMLElement)).toContain('144 pagesnew in 4.1.0');
});

it('the one on the most pages is open, with the code around its line', async () => {
  renderConsole({ at: '/errors' });
  const panel = await screen.findByRole('region', { name: /^TypeError: Cannot read/ });
  expect(spoken(panel)).toContain('promotions 4.1.0144 pages of 3,520 loads (4.09 %)');
  expect(spoken(panel)).toContain('Screens/hongbao 150, /activity 12');
  const code = within(panel).getByLabelText('Code around line 41');
  expect(within(code).getByText('setAmount(packet.amount);')).toHaveAttribute('data-current');
  expect(within(panel).getByText('react-dom/cjs/react-dom-client.production.js:5')).toBeVisible();
});

it('a click opens another error, and the address names it', async () => {
  const { ops } = renderConsole({ at: '/errors' });
  await ops.click(within(await list()).getByRole('button', { name: /^ChunkLoadError/ }));
  const panel = await screen.findByRole('region', { name: /^ChunkLoadError/ });
  expect(spoken(panel)).toContain('shell 2.4.01 page');
  expect(spoken(panel)).toContain('Screensnone 1');
  expect(location.hash).toBe('#/errors?error=chunk');
});

it('filters by app, release and screen are in the address', async () => {
  const { ops } = renderConsole({ at: '/errors' });
  await ops.selectOptions(await screen.findByRole('combobox', { name: 'App' }), 'wallet');
  expect(await shown()).toHaveLength(1);
  await ops.selectOptions(screen.getByRole('combobox', { name: 'Release' }), 'wallet@5.1.0');
  await ops.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), '/cards');
  expect(location.hash).toBe('#/errors?app=wallet&release=wallet%405.1.0&screen=%2Fcards');
  await ops.selectOptions(screen.getByRole('combobox', { name: 'App' }), 'promotions');
  expect(location.hash).toBe('#/errors?app=promotions');
});

it('an app is found beside a hundred larger errors of others', async () => {
  const { groups, ...report } = sampleErrors(new Date());
  const [packet, ...others] = groups;
  const many = Array.from({ length: 100 }, (_, index) => ({ ...(packet as ErrorGroup), id: `packet ${index}` }));
  const { ops } = renderConsole({ at: '/errors', prepare: (api) => api.setErrors({ ...report, groups: [...many, ...others] }) });
  expect(spoken(await list())).toContain('And 2 more on fewer pages.');
  await ops.selectOptions(screen.getByRole('combobox', { name: 'App' }), 'wallet');
  expect(await screen.findByRole('button', { name: /^TypeError: cards/ })).toBeVisible();
  expect(await shown()).toHaveLength(1);
});

it('filters that nothing matches say so', async () => {
  renderConsole({ at: '/errors?app=lobby' });
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'App' })).toHaveValue('lobby');
});

it('without errors a text says that there are none', async () => {
  renderConsole({
    at: '/errors',
    prepare: (api) => api.setErrors({ ...sampleErrors(new Date()), apps: [], groups: [], total: 0 }),
  });
  expect(await screen.findByText('No errors')).toBeVisible();
});

it('what could not be loaded is tried again', async () => {
  const { api, ops } = renderConsole({
    at: '/errors',
    prepare: (fake) => fake.fail('errors', new ReleaseError('offline', 'The gateway cannot be reached.')),
  });
  const again = await screen.findByRole('button', { name: /again/i });
  api.fail('errors');
  await ops.click(again);
  expect(await shown()).toHaveLength(3);
});

it('markup in a message is text', async () => {
  const { groups, ...report } = sampleErrors(new Date());
  const hostile = groups.map((group) => ({ ...group, message: '<img src=x onerror=alert(1)>', name: '<b>Error</b>' }));
  renderConsole({ at: '/errors', prepare: (api) => api.setErrors({ ...report, groups: hostile }) });
  expect((await shown())[0]).toContain('<b>Error</b>: <img src=x onerror=alert(1)>');
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('the panel of a canary has its errors beside those of the stable release, and leads to them', async () => {
  const { ops } = renderConsole({ at: '/?app=promotions' });
  const panel = await screen.findByRole('region', { name: 'promotions' });
  const row = await within(panel).findByRole('row', { name: /^TypeError/ });
  expect(spoken(row)).toBe("TypeError: Cannot read properties of undefined (reading 'amount')0144");
  await ops.click(within(row).getByRole('link'));
  expect(await screen.findByRole('region', { name: /^TypeError: Cannot read/ })).toBeVisible();
  expect(location.hash).toBe('#/errors?app=promotions&error=packet');
});

it('on a phone the details are in a sheet', async () => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { value: () => narrow, configurable: true });
  try {
    const { ops } = renderConsole({ at: '/errors' });
    await ops.click(within(await list()).getByRole('button', { name: /^TypeError: cards/ }));
    expect(spoken(await openDialog())).toContain('wallet 5.2.07 pages of 220,000 loads (0.00 %)');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});
