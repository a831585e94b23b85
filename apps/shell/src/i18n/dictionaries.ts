import type { Dictionary, Language } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { withTimeout } from '../device/withTimeout';

/** Screens do not wait longer than this for translations; they show the default texts until those are loaded. */
const LATE_MS = 400;

const none: Dictionary = {};

/** The dictionaries of the shell and the releases, by owner and language, as far as they are loaded. */
export const dictionaries = createValue<Readonly<Record<string, Dictionary>>>({});

/** An owner's dictionary in a language: empty for the default texts, undefined while it is loading. */
export function dictionaryOf(owner: string, language: Language): Dictionary | undefined {
  return language === 'default' ? none : dictionaries.read()[`${owner}/${language}`];
}

/** Fetches an owner's dictionary in a language; resolves when it is loaded or failed. */
export async function loadDictionary(owner: string, language: Language, load: () => Promise<Dictionary>): Promise<void> {
  const add = (dictionary: Dictionary) => dictionaries.set({ ...dictionaries.read(), [`${owner}/${language}`]: dictionary });
  // In development a module can be replaced in the running page.
  if (process.env['NODE_ENV'] === 'development') addEventListener('parlour:replaced', () => void load().then(add));
  try {
    add(await load());
  } catch (error) {
    add(none);
    // Reported to error monitoring.
    globalThis.reportError?.(error);
  }
}

/** Waits for translations, but no longer than `LATE_MS`. */
export function waitForTranslations(loading: Promise<void>): Promise<void> {
  return withTimeout(loading, LATE_MS);
}

/** Removes an owner's dictionaries, as if they had never been requested. */
export function removeDictionaries(owner: string): void {
  dictionaries.set(Object.fromEntries(Object.entries(dictionaries.read()).filter(([key]) => !key.startsWith(`${owner}/`))));
}
