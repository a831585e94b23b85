import { useLanguage, useObserved } from '@parlour/platform';
import { DictionaryContext } from '@parlour/platform/host';
import { type ReactNode, useContext, useMemo } from 'react';
import { words, wordsOf } from './dictionaries';

/** What an owner says in the player's language, kept current. */
export function useWords(owner: string) {
  useObserved(words);
  return wordsOf(owner, useLanguage());
}

/** Below it an owner's words go before those from above. */
export function Spoken({ owner, children }: { owner: string; children: ReactNode }) {
  const above = useContext(DictionaryContext);
  const own = useWords(owner);
  const dictionary = useMemo(() => ({ ...above, ...own }), [above, own]);
  return <DictionaryContext value={dictionary}>{children}</DictionaryContext>;
}
