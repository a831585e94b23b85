import { rm } from 'node:fs/promises';
import { buildChanged } from '../support/site/releases';
import type { Site } from '../support/site/site';
import { expect, test } from '../support/test';

const changed = `9.9.9-${Date.now().toString(36)}`;

interface Composition {
  readonly sequence: number;
  readonly shell: { readonly version: string };
  readonly remotes: Readonly<
    Record<string, { readonly version: string; readonly entry: { readonly path: string; readonly integrity: string } }>
  >;
}

const manifestOf = async ({ url }: Site): Promise<Composition> =>
  (await fetch(`${url}/manifest.json`)).json() as Promise<Composition>;

function others({ shell, remotes }: Composition) {
  const { wallet: _wallet, ...rest } = remotes;
  return { shell, rest };
}

test(
  'releases a changed wallet alone, shows it after a reload, and rolls it back',
  { tag: '@wallet' },
  async ({ member: { page }, site }) => {
    const manifest = () => manifestOf(site);
    await page.goto('/#/wallet');
    await page.getByText('Total assets').waitFor();
    const before = await manifest();
    const filesBefore = await entryBytes(site, before);

    const built = await buildChanged('wallet', changed, 'src/features/overview/overviewTexts.ts', (text) =>
      text.replace('Total assets', 'Everything you own'),
    );
    await site.releaseTool('publish', 'wallet', '--dir', built);
    expect(await manifest()).toMatchObject({ sequence: before.sequence, remotes: before.remotes });
    await site.releaseTool('promote', `wallet@${changed}`, '--reason', 'story');
    const promoted = await manifest();
    expect(promoted.remotes['wallet']?.version).toBe(changed);
    expect(others(promoted)).toEqual(others(before));
    expect(await entryBytes(site, promoted)).toEqual(filesBefore);

    await page.reload();
    await page.getByText('Everything you own').waitFor();

    await site.releaseTool('rollback', 'wallet', '--reason', 'story');
    const back = await manifest();
    expect(back.remotes).toEqual(before.remotes);
    expect(back.sequence).toBe(before.sequence + 2);
    await page.reload();
    await page.getByText('Total assets').waitFor();
    await rm(built, { recursive: true });
  },
);

/** The bytes of every other remote's entry, as players get them. */
async function entryBytes({ url }: Site, { remotes }: Composition): Promise<Record<string, string>> {
  const entries = Object.entries(remotes).filter(([name]) => name !== 'wallet');
  const texts = entries.map(async ([name, { version, entry }]) => {
    const response = await fetch(`${url}/assets/${name}/${version}/${entry.path}`);
    return [name, await response.text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
