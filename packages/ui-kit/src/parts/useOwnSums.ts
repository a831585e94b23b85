import { useContext } from 'react';
import { DOTS, HiddenAmounts, withoutSums } from '@parlour/ui-kit';

/** For sentences with the player's own sums; where they are shown put the sentence into `OwnWords`. */
export function useOwnSums() {
  const hidden = useContext(HiddenAmounts);
  const isHidden = hidden !== undefined;
  return {
    isHidden,
    /** A sum in writing, or dots. */
    own: (sum: string): string => (isHidden ? DOTS : sum),
    /** A sentence for screen readers (names, announcements); hides sums in yuan too, also those written before the switch. */
    spoken: (sentence: string): string => (isHidden ? withoutSums(sentence, hidden) : sentence),
  };
}
