import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { nextFrame } from '@parlour/ui-kit';

/** Renders below-the-fold content after the frame with the visible content has been painted. */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void nextFrame().then(() => startTransition(() => setDue(true)));
  }, []);
  return isDue && children;
}
