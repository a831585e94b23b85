import { createContext, useContext } from 'react';

/** A feature's default texts, and the id of their translations, unique within an app. */
export interface Texts<Words> {
  readonly id: string;
  readonly default: Words;
}

/** Translations into one language by the ids of the texts: what a remote exposes as `./zh` and `./en`. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** The same texts in another language: the same keys, with the same arguments. */
export type Translation<Of extends Texts<unknown>> = Of['default'];

export const DictionaryContext = createContext<Dictionary>({});

/** Declares a feature's texts. */
export function defineTexts<Words>(texts: Texts<Words>): Texts<Words> {
  return texts;
}

/** The texts in the player's language, or the default texts where they have no translation. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return wordsIn(useContext(DictionaryContext), texts);
}

/** The texts from a dictionary, or the default texts where it has none. */
export function wordsIn<Words>(dictionary: Dictionary, { id, default: words }: Texts<Words>): Words {
  return (dictionary[id] ?? words) as Words;
}
