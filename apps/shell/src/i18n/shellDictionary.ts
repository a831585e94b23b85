import type { Dictionary, Language, Texts } from '@parlour/platform';
import type { TranslatedLanguage } from '@parlour/platform/languages';
import { wordsIn } from '@parlour/platform/host';
import { loadDictionary, dictionaryOf } from './dictionaries';

/** Owner of the shell's own texts. */
export const SHELL = 'shell';

/** How the shell's own texts are fetched in each language except the default. */
export type ShellDictionaries = Readonly<Partial<Record<TranslatedLanguage, () => Promise<Dictionary>>>>;

/** Fetches the shell's texts in a language. */
export async function loadShellDictionary(language: Language, dictionaries: ShellDictionaries): Promise<void> {
  const load = language === 'default' ? undefined : dictionaries[language];
  if (load !== undefined) await loadDictionary(SHELL, language, load);
}

/** Gives the shell's texts outside of its views, in the player's language. */
export type Translate = <Words>(texts: Texts<Words>) => Words;

/** The shell's texts in a language, or the default ones where they are not loaded. */
export function textsIn<Words>(language: Language, texts: Texts<Words>): Words {
  return wordsIn(dictionaryOf(SHELL, language) ?? {}, texts);
}
