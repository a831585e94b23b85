import { useState } from 'react';

const KEPT = 'parlour.wallet.hidden';

/** Whether this device hides what the player owns from those who look over the shoulder; kept until the session ends. */
export function useHiddenAmounts(): { readonly isHidden: boolean; readonly toggle: () => void } {
  const [isHidden, setHidden] = useState(readKept);
  const toggle = () => {
    setHidden(!isHidden);
    try {
      if (isHidden) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, '1');
    } catch {
      // It holds as long as the screen is open.
    }
  };
  return { isHidden, toggle };
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}
