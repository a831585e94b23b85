import type { Store } from '@parlour/platform';
import { nextFrame } from '@parlour/ui-kit';

interface Toast {
  readonly message: string;
}

/** Announces a toast that was replaced before it was rendered. Returns the function that stops it. */
export function announceToasts(toasts: Store<Toast | undefined>, emit: (message: string) => void): () => void {
  let undrawn: Toast | undefined;
  return toasts.watch(() => {
    if (undrawn !== undefined) emit(undrawn.message);
    undrawn = toasts.read();
    const latest = undrawn;
    void nextFrame().then(() => undrawn === latest && (undrawn = undefined));
  });
}
