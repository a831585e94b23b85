/**
 * The site's languages besides its default texts, each named in its own language. Every other list of languages derives from this
 * one.
 */
export const languageNames = { zh: '中文', en: 'English' } as const;

export type TranslatedLanguage = keyof typeof languageNames;

/** The default texts, whose languages are mixed, or one language for all texts. */
export type Language = 'default' | TranslatedLanguage;

export const translatedLanguages = Object.keys(languageNames) as readonly TranslatedLanguage[];

/** The language of that name; the default for other names. */
export function languageOf(name: string | undefined): Language {
  return translatedLanguages.find((language) => language === name) ?? 'default';
}
