import { translatedLanguages } from '@parlour/platform/languages';
import type { LocalizedText } from '@parlour/platform/remoteConfig';
import { navEntriesOf } from '@parlour/release-contract/navEntries';
import type { Manifest } from '@parlour/release-contract/manifest';
import { assetKey } from '../registry/releaseKeys';
import { pageColour } from '../brand/brandTokens';
import type { Store } from '../storage/store';
import type { LiveBrand } from './brandedTemplate';
import { leftOutIn } from './servedManifest';

/** The file of a shell's build that is served at the root of the site, always from the live shell. */
export const APP_MANIFEST = 'app.webmanifest';

/**
 * The web app manifest of the site: that of the live shell, with the name and icons of the brand and the shortcuts of the remotes;
 * undefined when the live shell has none. Phones read it once for all languages, so a shortcut's name contains every language.
 */
export async function appManifestOf(store: Store, manifest: Manifest, brand?: LiveBrand): Promise<string | undefined> {
  const built = await store.read(assetKey({ name: 'shell', version: manifest.shell.version }, APP_MANIFEST));
  if (built === undefined) return undefined;
  const shortcuts = navEntriesOf({ manifest, visitor: { id: '', rings: [] } })
    .filter(({ place, to }) => place === 'shortcut' && !leftOutIn(manifest).includes(to))
    .map(({ to, label }) => ({ name: inAllLanguages(label), url: `/#${to}` }));
  return JSON.stringify({
    ...JSON.parse(built.toString()),
    ...(brand && brandedMembers(brand)),
    ...(shortcuts.length > 0 && { shortcuts }),
  });
}

function brandedMembers({ base, look: { title, theme = 'dark' }, tokens }: LiveBrand) {
  const colour = pageColour(tokens, theme);
  const icon = (size: '192' | '512' | 'maskable') => ({
    src: base + tokens.icons[size],
    sizes: size === '192' ? '192x192' : '512x512',
    type: 'image/png',
    ...(size === 'maskable' && { purpose: 'maskable' }),
  });
  return {
    name: title,
    short_name: title,
    background_color: colour,
    theme_color: colour,
    icons: [icon('192'), icon('512'), icon('maskable')],
  };
}

function inAllLanguages(text: LocalizedText): string {
  if (typeof text === 'string') return text;
  return [...new Set(translatedLanguages.map((language) => text[language] ?? text.default))].join(' ');
}
