import { forget, keep, kept } from '@parlour/platform';
import { useState } from 'react';

const KEY = 'parlour.wallet.hidden';

/** Whether this device hides what the player owns from those who look over the shoulder; kept until the session ends. */
export function useHiddenAmounts(): { readonly isHidden: boolean; readonly toggle: () => void } {
  const [isHidden, setHidden] = useState(() => kept(KEY, 'localStorage') !== undefined);
  const toggle = () => {
    setHidden(!isHidden);
    if (isHidden) forget(KEY, 'localStorage');
    else keep(KEY, '1', 'localStorage');
  };
  return { isHidden, toggle };
}
