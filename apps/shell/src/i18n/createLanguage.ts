import type { Language, LanguageControl } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { storedLanguage, preferenceNames, storePreference } from '../device/preferences';
import { shellTexts } from './shellTexts';
import { loadShellDictionary, textsIn, type ShellDictionaries } from './shellDictionary';

interface LanguageParts {
  readonly dictionaries: ShellDictionaries;
  /** Fetches the translations of the mounted screens. */
  readonly loadHere: (language: Language) => Promise<unknown>;
  readonly toast: (message: string) => void;
}

/** The site's language. Another one is applied in one step, when the texts of the shell and of the open screen are loaded. */
export function createLanguage({ dictionaries, loadHere, toast }: LanguageParts): LanguageControl {
  const { read, watch, set } = createValue(storedLanguage());
  apply(read());
  const choose = async (language: Language) => {
    storePreference(preferenceNames.language, language);
    await Promise.allSettled([loadShellDictionary(language, dictionaries), loadHere(language)]);
    // The last of several choices counts.
    if (language !== storedLanguage()) return;
    apply(language);
    set(language);
    toast(textsIn(language, shellTexts).chosen);
  };
  return { read, watch, choose: (language) => void choose(language) };
}

/** Tells the browser and what reads aloud; the contract's wording is mixed, and Chinese above all. */
function apply(language: Language): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
}
