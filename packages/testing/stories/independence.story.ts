import { rm } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { buildChanged } from './releases';
import { releaseTool as release, root } from './releaseTool';

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');
const changed = `9.9.9-${Date.now().toString(36)}`;

afterAll(closeBrowser);

interface Composition {
  readonly sequence: number;
  readonly shell: { readonly version: string };
  readonly remotes: Readonly<
    Record<string, { readonly version: string; readonly entry: { readonly path: string; readonly integrity: string } }>
  >;
}

const manifest = async (): Promise<Composition> => (await fetch(`${siteUrl}/manifest.json`)).json() as Promise<Composition>;

function others({ shell, remotes }: Composition) {
  const { wallet: _wallet, ...rest } = remotes;
  return { shell, rest };
}

it('releases a changed wallet alone, shows it after a reload, and rolls it back', async () => {
  expect(dataDir).toBe(path.resolve(root, process.env['DATA_DIR'] ?? ''));
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.goto(`${siteUrl}/#/wallet`);
  await page.getByText('Total assets').waitFor();
  const before = await manifest();
  const filesBefore = await entryBytes(before);

  const built = await buildChanged('wallet', changed, 'src/features/overview/overviewTexts.ts', (text) =>
    text.replace('Total assets', 'Everything you own'),
  );
  await release('publish', 'wallet', '--dir', built);
  expect(await manifest()).toMatchObject({ sequence: before.sequence, remotes: before.remotes });
  await release('promote', `wallet@${changed}`, '--reason', 'story');
  const promoted = await manifest();
  expect(promoted.remotes['wallet']?.version).toBe(changed);
  expect(others(promoted)).toEqual(others(before));
  expect(await entryBytes(promoted)).toEqual(filesBefore);

  await page.reload();
  await page.getByText('Everything you own').waitFor();

  await release('rollback', 'wallet', '--reason', 'story');
  const back = await manifest();
  expect(back.remotes).toEqual(before.remotes);
  expect(back.sequence).toBe(before.sequence + 2);
  await page.reload();
  await page.getByText('Total assets').waitFor();
  await rm(built, { recursive: true });
}, 90_000);

/** The bytes of every other remote's entry, as players get them. */
async function entryBytes({ remotes }: Composition): Promise<Record<string, string>> {
  const entries = Object.entries(remotes).filter(([name]) => name !== 'wallet');
  const texts = entries.map(async ([name, { version, entry }]) => {
    const response = await fetch(`${siteUrl}/assets/${name}/${version}/${entry.path}`);
    return [name, await response.text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
