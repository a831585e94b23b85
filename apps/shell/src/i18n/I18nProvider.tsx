import { useLanguage, useStore } from '@parlour/platform';
import { DictionaryContext } from '@parlour/platform/host';
import { type ReactNode, useContext, useMemo } from 'react';
import { dictionaries, dictionaryOf } from './dictionaries';

/** An owner's texts in the player's language, kept current. */
function useDictionary(owner: string) {
  useStore(dictionaries);
  return dictionaryOf(owner, useLanguage());
}

/** For its children an owner's texts take precedence over those from above. */
export function I18nProvider({ owner, children }: { owner: string; children: ReactNode }) {
  const above = useContext(DictionaryContext);
  const own = useDictionary(owner);
  const dictionary = useMemo(() => ({ ...above, ...own }), [above, own]);
  return <DictionaryContext value={dictionary}>{children}</DictionaryContext>;
}
