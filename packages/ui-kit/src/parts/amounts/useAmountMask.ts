import { useContext } from 'react';
import { MASK, HiddenAmounts, maskAmounts } from '@parlour/ui-kit';

/** For sentences with the player's amounts; render the sentence with `MaskedText`. */
export function useAmountMask() {
  const maskLabel = useContext(HiddenAmounts);
  const isHidden = maskLabel !== undefined;
  return {
    isHidden,
    /** The formatted amount, or the mask. */
    mask: (sum: string): string => (isHidden ? MASK : sum),
    /** A sentence for screen readers; masks all amounts in yuan, also those formatted before amounts were hidden. */
    maskSentence: (sentence: string): string => (isHidden ? maskAmounts(sentence, maskLabel) : sentence),
  };
}
