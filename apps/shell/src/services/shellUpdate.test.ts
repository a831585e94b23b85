import { testManifest } from '@parlour/release-contract/testManifest';
import { createDialogs } from './dialogs';
import { createBlockers } from './blockers';
import { createShellUpdate } from './shellUpdate';
import { createToasts } from './toasts';
import { createValue } from '@parlour/platform/host';

const next = { ...testManifest, shell: { version: '1.1.0' } };

function createPage() {
  const manifest = createValue(testManifest);
  const parts = { blockers: createBlockers(), dialogs: createDialogs(), toasts: createToasts() };
  return { ...parts, manifest, renewal: createShellUpdate({ live: () => manifest.read().shell.version, ...parts }) };
}
type Page = ReturnType<typeof createPage>;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('is due when another shell is live', () => {
  const { renewal, manifest } = createPage();
  expect(renewal.isDue()).toBe(false);
  manifest.set(next);
  expect(renewal.isDue()).toBe(true);
  manifest.set(testManifest);
  expect(renewal.isDue()).toBe(false);
});

it.each<[string, (page: Page) => void]>([
  ['a screen holds', ({ blockers }) => blockers.block()],
  ['a dialog is open', ({ dialogs }) => void dialogs.confirm({ title: 'Sure?' })],
  ['a toast is being read', ({ toasts }) => toasts.show('Sent')],
  ['the phone is offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['it was tried for this shell', () => sessionStorage.setItem('parlour.shell', '1.1.0')],
])('waits while %s', (_what, begin) => {
  const page = createPage();
  page.manifest.set(next);
  begin(page);
  expect(page.renewal.isDue()).toBe(false);
  jest.restoreAllMocks();
});

it('is due again for the shell after the one that was tried', () => {
  const { renewal, manifest } = createPage();
  sessionStorage.setItem('parlour.shell', '1.1.0');
  manifest.set({ ...next, shell: { version: '1.2.0' } });
  expect(renewal.isDue()).toBe(true);
});
