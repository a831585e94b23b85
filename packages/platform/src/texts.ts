import type { Language } from './contract';
import { useLanguage } from './observe';

/** A feature's words: the contract's wording, and its translations as far as they exist. */
export type Texts<Words> = { readonly contract: Words } & { readonly [L in Exclude<Language, 'contract'>]?: Words };

/** Declares a feature's words; every language has the same keys. */
export function defineTexts<const Words>(texts: Texts<Words>): Texts<Words> {
  return texts;
}

/** The words in the player's language, the contract's where a translation is missing. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useLanguage()] ?? texts.contract;
}
