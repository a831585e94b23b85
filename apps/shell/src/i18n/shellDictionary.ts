import type { Dictionary, Language, Texts } from '@parlour/platform';
import { wordsIn } from '@parlour/platform/host';
import { loadDictionary, dictionaryOf } from './dictionaries';

/** Owner of the shell's own words. */
export const SHELL = 'shell';

/** How the shell's own words are fetched in each language but the contract's. */
export type ShellDictionaries = Readonly<Record<Exclude<Language, 'default'>, () => Promise<Dictionary>>>;

/** Fetches what the shell says in a language. */
export async function loadShellDictionary(language: Language, dictionaries: ShellDictionaries): Promise<void> {
  if (language !== 'default') await loadDictionary(SHELL, language, dictionaries[language]);
}

/** Gives the shell's words outside of its views, in the player's language. */
export type Translate = <Words>(texts: Texts<Words>) => Words;

/** The shell's words in a language, the contract's where they are not there. */
export function textsIn<Words>(language: Language, texts: Texts<Words>): Words {
  return wordsIn(dictionaryOf(SHELL, language) ?? {}, texts);
}
