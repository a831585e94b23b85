import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { nextFrame } from './nextFrame';

/** Draws what lies below a phone's window when the frame with what is in it has been painted. */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void nextFrame().then(() => startTransition(() => setDue(true)));
  }, []);
  return isDue && children;
}
