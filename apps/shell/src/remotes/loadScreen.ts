import type { ComponentType } from 'react';
import { preload } from '../boot/preload';
import { withTimeout } from '../device/withTimeout';
import { loadDictionary, removeDictionaries, waitForTranslations } from '../i18n/dictionaries';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { refetchFiles } from './refetchFiles';
import { runEntry } from './runEntry';

export type Screen = ComponentType;

/** What the shell shares with the containers of the remotes; the bundler fills it in. */
declare const __webpack_share_scopes__: { readonly default: object };

const DEADLINE_MS = 15_000;

const screens = new Map<string, Promise<Screen>>();
const loadedScreens = new Map<string, Screen>();
const failed = new Set<string>();
/** Releases that this page loaded, by container. */
export const loadedReleases = new Map<string, FoundRoute>();

/**
 * Loads the screen behind a route; the entry and the screen's own files are requested in the same tick. A failure is forgotten,
 * so that a retry requests them again.
 */
export function loadScreen(found: FoundRoute): Promise<Screen> {
  const key = localizedKey(found);
  const pending = screens.get(key);
  if (pending !== undefined) return pending;
  preload(found);
  const loading = loadInTime(found);
  screens.set(key, loading);
  loading.then(
    (screen) => void loadedScreens.set(key, screen),
    () => {
      failed.add(key);
      screens.delete(key);
    },
  );
  return loading;
}

/** The screen behind a route, if the page has it already. */
export function loadedScreen(found: FoundRoute): Screen | undefined {
  return loadedScreens.get(localizedKey(found));
}

/** Whether a screen is loaded in this page, in any language. */
export function isScreenLoaded(found: FoundRoute): boolean {
  return [...loadedScreens.keys()].some((key) => key.startsWith(`${screenKey(found)}/`));
}

/** Names a screen of one release; two releases of a remote have different screens. */
export function screenKey({ release, module }: Pick<FoundRoute, 'release' | 'module'>): string {
  return `${release.container}/${module}`;
}

/** The key includes the language: a screen that is loaded in one language has to load its translations for another. */
function localizedKey(found: FoundRoute): string {
  return `${screenKey(found)}/${found.language}`;
}

async function loadInTime(found: FoundRoute): Promise<Screen> {
  const screen = await withTimeout(load(found), DEADLINE_MS);
  if (screen === undefined) throw new Error(`${localizedKey(found)} did not load within ${DEADLINE_MS} ms`);
  return screen;
}

async function load(found: FoundRoute): Promise<Screen> {
  const { remote, release, module } = found;
  const { container, version } = release;
  loadedReleases.set(container, found);
  if (failed.delete(localizedKey(found))) await refetchFiles(found);
  const entered = await runEntry(found);
  await entered.init(__webpack_share_scopes__.default);
  const translations = loadRemoteDictionary(found);
  const factory = await entered.get(`./${module}`);
  const loaded = await factory();
  await waitForTranslations(translations);
  const screen = loaded[module];
  if (screen === undefined) throw new Error(`${remote} ${version} has no ${module}`);
  return screen;
}

/** Fetches the translations of a loaded release in the route's language. */
export async function loadRemoteDictionary(found: FoundRoute): Promise<void> {
  const { release, language } = found;
  if (release.modules[language] === undefined) return;
  const entered = await runEntry(found);
  await loadDictionary(release.container, language, async () => {
    const factory = await entered.get(`./${language}`);
    return factory();
  });
}

/** Removes the screens of a release from memory, as if it had never been requested. */
export function removeScreens(container: string): void {
  loadedReleases.delete(container);
  removeDictionaries(container);
  for (const known of [screens, loadedScreens]) {
    for (const key of known.keys()) if (key.startsWith(`${container}/`)) known.delete(key);
  }
}
