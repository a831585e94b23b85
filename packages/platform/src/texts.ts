import { createContext, useContext } from 'react';

/** A feature's words as the contract has them, and the id that their translations go by, one of its own within an app. */
export interface Texts<Words> {
  readonly id: string;
  readonly default: Words;
}

/** Words of one language by the ids of the texts that they translate: what a remote exposes as `./zh` and `./en`. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** The same words in another language: no key more or less, and what takes arguments takes the same. */
export type Translation<Of extends Texts<unknown>> = Of['default'];

export const DictionaryContext = createContext<Dictionary>({});

/** Declares a feature's words. */
export function defineTexts<Words>(texts: Texts<Words>): Texts<Words> {
  return texts;
}

/** The words in the player's language, the contract's where they have no translation. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return wordsIn(useContext(DictionaryContext), texts);
}

/** The words as a dictionary has them, the contract's where it has none. */
export function wordsIn<Words>(dictionary: Dictionary, { id, default: words }: Texts<Words>): Words {
  return (dictionary[id] ?? words) as Words;
}
