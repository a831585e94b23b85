import type { Dictionary, Language } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';

/** Words are not worth a screen: when they come that much later than it, it speaks as the contract does until then. */
const LATE_MS = 400;

const none: Dictionary = {};

/** What the shell and the releases say, by who says it and the language; whatever came so far. */
export const dictionaries = createValue<Readonly<Record<string, Dictionary>>>({});

/** What an owner says in a language: nothing of its own in the contract's, undefined while it is on its way. */
export function dictionaryOf(owner: string, language: Language): Dictionary | undefined {
  return language === 'default' ? none : dictionaries.read()[`${owner}/${language}`];
}

/** Fetches what an owner says in a language; resolves when it is there or failed. */
export async function loadDictionary(owner: string, language: Language, load: () => Promise<Dictionary>): Promise<void> {
  const put = (dictionary: Dictionary) => dictionaries.set({ ...dictionaries.read(), [`${owner}/${language}`]: dictionary });
  // Told by the page that a module was replaced while it runs; in development alone.
  if (process.env['NODE_ENV'] === 'development') addEventListener('parlour:replaced', () => void load().then(put));
  try {
    put(await load());
  } catch (error) {
    put(none);
    // Whoever watches the page hears of it.
    globalThis.reportError?.(error);
  }
}

/** Waits for words, but not for late ones. */
export function withinPatience(coming: Promise<void>): Promise<unknown> {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, LATE_MS))]);
}

/** Forgets what an owner says, as if it had never been asked for. */
export function removeDictionaries(owner: string): void {
  dictionaries.set(Object.fromEntries(Object.entries(dictionaries.read()).filter(([key]) => !key.startsWith(`${owner}/`))));
}
