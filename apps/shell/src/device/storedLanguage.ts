import { type Language, languageNames, languageOf, type TranslatedLanguage } from '@parlour/platform/languages';
import { preferenceNames, readPreference } from './preferences';

/**
 * The language that the player chose on this device; the site's default on a first visit, whatever the browser's language. Where the
 * brand offers certain languages, the first of them is the default.
 */
export function storedLanguage(): Language {
  const chosen = languageOf(readPreference(preferenceNames.language));
  const offered: readonly Language[] | undefined = globalThis.parlourBrand?.languages;
  return offered === undefined || offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
}

/** The languages that the brand offers, each in its own words; undefined when it offers all. */
export function offeredLanguages(): Partial<Record<TranslatedLanguage, string>> | undefined {
  const offered = globalThis.parlourBrand?.languages;
  return offered && Object.fromEntries(offered.map((language) => [language, languageNames[language]]));
}
