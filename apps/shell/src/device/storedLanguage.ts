import { type Language, languageOf } from '@parlour/platform/languages';
import { preferenceNames, readPreference } from './preferences';

/** The language that the player chose on this device; the site's default on a first visit, whatever the browser's language. */
export function storedLanguage(): Language {
  return languageOf(readPreference(preferenceNames.language));
}
