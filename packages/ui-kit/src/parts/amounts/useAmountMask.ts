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
    /** Masks a sentence for screen readers: all amounts in yuan, also those that were formatted before amounts were hidden. */
    maskSentence: (sentence: string): string => (isHidden ? maskAmounts(sentence, maskLabel) : sentence),
  };
}
