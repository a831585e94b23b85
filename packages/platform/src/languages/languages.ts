/** The site's languages beside its default texts, each with its own name for itself: the one list of them. */
export const languageNames = { zh: '中文', en: 'English' } as const;

export type TranslatedLanguage = keyof typeof languageNames;

/** The default texts, whose languages are mixed, or one language for all texts. */
export type Language = 'default' | TranslatedLanguage;

export const translatedLanguages = Object.keys(languageNames) as readonly TranslatedLanguage[];

/** The language of that name; the default for other names. */
export function languageOf(name: string | undefined): Language {
  return translatedLanguages.find((language) => language === name) ?? 'default';
}
