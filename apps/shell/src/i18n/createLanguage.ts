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

/** Sets the document's language for the browser and screen readers; the default texts are mixed, but mostly Chinese. */
function apply(language: Language): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
}
