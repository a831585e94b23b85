/** The site's languages beside its default texts, each with its own name for itself: the one list of them. */
export const languageNames = { zh: '中文', en: 'English' } as const;

export type TranslatedLanguage = keyof typeof languageNames;

/** What the site is written in: the default wording, which is mixed, or all of it in one language. */
export type Language = 'default' | TranslatedLanguage;

export const translatedLanguages = Object.keys(languageNames) as readonly TranslatedLanguage[];

/** A language by its name; the default one for what is no language of the site. */
export function languageOf(name: string | undefined): Language {
  return translatedLanguages.find((language) => language === name) ?? 'default';
}
