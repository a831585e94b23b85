import type { Observable } from '@parlour/platform';

interface Toast {
  readonly message: string;
}

/** Announces a toast that was replaced before it was rendered. Returns the function that stops it. */
export function announceToasts(toasts: Observable<Toast | undefined>, emit: (message: string) => void): () => void {
  let undrawn: Toast | undefined;
  return toasts.watch(() => {
    if (undrawn !== undefined) emit(undrawn.message);
    undrawn = toasts.read();
    setTimeout(() => (undrawn = undefined));
  });
}
