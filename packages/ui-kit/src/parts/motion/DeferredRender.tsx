import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { nextFrame } from '@parlour/ui-kit';

/** Whether the first frame with the component has been painted; what it then renders is a transition. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    void nextFrame().then(() => startTransition(() => setPainted(true)));
  }, []);
  return isPainted;
}

/** Renders below-the-fold content after the frame with the visible content has been painted. */
export function DeferredRender({ children }: { children: ReactNode }) {
  return useIsPainted() && children;
}
