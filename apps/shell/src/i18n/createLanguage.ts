import type { Language, LanguageControl } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { preferenceNames, storePreference } from '../device/preferences';
import { offeredLanguages, storedLanguage } from '../device/storedLanguage';
import { post, type TabChannel } from '../device/tabMessages';
import { shellTexts } from './shellTexts';
import { loadShellDictionary, textsIn, type ShellDictionaries } from './shellDictionary';

interface LanguageParts {
  readonly dictionaries: ShellDictionaries;
  /** Fetches the translations of the mounted screens. */
  readonly loadHere: (language: Language) => Promise<unknown>;
  readonly toast: (message: string) => void;
  readonly channel: TabChannel;
}

/**
 * The site's language. A new choice is applied in one step, in all tabs, when the texts of the shell and of the open screen are
 * loaded.
 */
export function createLanguage({ dictionaries, loadHere, toast, channel }: LanguageParts): LanguageControl {
  const { read, watch, set } = createValue(storedLanguage());
  apply(read());
  const change = async (language: Language) => {
    await Promise.allSettled([loadShellDictionary(language, dictionaries), loadHere(language)]);
    // Only the last of several choices is applied.
    if (language !== storedLanguage() || language === read()) return;
    apply(language);
    set(language);
    toast(textsIn(language, shellTexts).chosen);
  };
  const messageName = preferenceNames.language;
  channel.addEventListener('message', ({ data }) => {
    if (Object(data).chosen === messageName) void change(storedLanguage());
  });
  return {
    read,
    watch,
    offered: offeredLanguages(),
    choose: (language) => {
      storePreference(messageName, language);
      post(channel, { chosen: messageName });
      void change(language);
    },
  };
}

/** Sets the document's language for the browser and screen readers; the default texts are mixed, but mostly Chinese. */
function apply(language: Language): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
}
