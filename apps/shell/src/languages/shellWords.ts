import type { Language, Texts } from '@parlour/platform';
import { wordsIn } from '@parlour/platform/host';
import { loadWords, wordsOf } from './words';

/** Owner of the shell's own words. */
export const SHELL = 'shell';

const files = {
  zh: () => import(/* webpackChunkName: "zh" */ './zh'),
  en: () => import(/* webpackChunkName: "en" */ './en'),
};

/** Fetches what the shell says in a language. */
export async function loadShellWords(language: Language): Promise<void> {
  if (language !== 'contract') await loadWords(SHELL, language, files[language]);
}

/** Gives the shell's words outside of its views, in the player's language. */
export type Say = <Words>(texts: Texts<Words>) => Words;

/** The shell's words in a language, the contract's where they are not there. */
export function sayIn<Words>(language: Language, texts: Texts<Words>): Words {
  return wordsIn(wordsOf(SHELL, language) ?? {}, texts);
}
