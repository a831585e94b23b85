import type { Dictionary, Language, Texts } from '@parlour/platform';
import { wordsIn } from '@parlour/platform/host';
import { loadWords, wordsOf } from './dictionaries';

/** Owner of the shell's own words. */
export const SHELL = 'shell';

/** How the shell's own words are fetched in each language but the contract's. */
export type ShellDictionaries = Readonly<Record<Exclude<Language, 'contract'>, () => Promise<Dictionary>>>;

/** Fetches what the shell says in a language. */
export async function loadShellWords(language: Language, dictionaries: ShellDictionaries): Promise<void> {
  if (language !== 'contract') await loadWords(SHELL, language, dictionaries[language]);
}

/** Gives the shell's words outside of its views, in the player's language. */
export type Say = <Words>(texts: Texts<Words>) => Words;

/** The shell's words in a language, the contract's where they are not there. */
export function sayIn<Words>(language: Language, texts: Texts<Words>): Words {
  return wordsIn(wordsOf(SHELL, language) ?? {}, texts);
}
