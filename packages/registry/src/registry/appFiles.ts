import { translatedLanguages } from '@parlour/platform/languages';
import type { LocalizedText } from '@parlour/platform/remoteConfig';
import { navEntriesOf } from '@parlour/release-contract/composition';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn } from '@parlour/release-contract/names';
import type { ReleaseName } from '@parlour/release-contract/change';
import { assetKey } from './releases';
import type { Store } from '../storage/store';

/** A file of a shell's build that is served at the root of the site, always from the live shell. */
export const SERVICE_WORKER = 'service-worker.js';
export const APP_MANIFEST = 'app.webmanifest';
/** Third-party licences: each release has its own file, and the site serves all of them together. */
export const NOTICES = 'third-party.txt';

/**
 * Served instead of a service worker: deletes the caches of the site's workers and unregisters itself. Open pages are not
 * affected.
 */
export const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('parlour.')) await caches.delete(name);
  // Where the worker stored the age of its files.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;

/**
 * The service worker that phones get: that of the live shell, or the one that unregisters itself if the worker is switched off or
 * missing.
 */
export async function serviceWorkerOf(store: Store, { shell: { version, worker } }: Manifest): Promise<string> {
  const built = worker === 'off' ? undefined : await store.read(assetKey({ name: 'shell', version }, SERVICE_WORKER));
  return built === undefined ? unregisteringWorker : built.toString();
}

/**
 * The web app manifest of the site: that of the live shell, with the shortcuts of the remotes; undefined when the live shell has
 * none. Phones read it once for all languages, so a shortcut's name contains every language.
 */
export async function appManifestOf(store: Store, manifest: Manifest): Promise<string | undefined> {
  const built = await store.read(assetKey({ name: 'shell', version: manifest.shell.version }, APP_MANIFEST));
  if (built === undefined) return undefined;
  const shortcuts = navEntriesOf({ manifest, visitor: { id: '', rings: [] } })
    .filter(({ place }) => place === 'shortcut')
    .map(({ to, label }) => ({ name: inAllLanguages(label), url: `/#${to}` }));
  return JSON.stringify({ ...JSON.parse(built.toString()), ...(shortcuts.length > 0 && { shortcuts }) });
}

function inAllLanguages(text: LocalizedText): string {
  if (typeof text === 'string') return text;
  return [...new Set(translatedLanguages.map((language) => text[language] ?? text.default))].join(' ');
}

/** Every release that some visitor may get, without duplicates. */
export function releasesOf(manifest: Manifest): readonly ReleaseName[] {
  return [...new Map([...releasesIn(manifest), ...fallbacksIn(manifest)].map((one) => [nameOf(one), one])).values()];
}

/** The third-party licences in the code that players get, release by release. */
export async function noticesOf(store: Store, manifest: Manifest): Promise<string> {
  const texts = releasesOf(manifest).map(async (release) => {
    const text = await store.read(assetKey(release, NOTICES));
    return text === undefined || text.length === 0 ? [] : [`${nameOf(release)}\n${'='.repeat(80)}\n\n${String(text)}`];
  });
  return (await Promise.all(texts)).flat().join('\n\n');
}
