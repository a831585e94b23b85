import type { Observable } from '@parlour/platform';

interface Toast {
  readonly message: string;
}

/** Tells a toast that another one replaced in the step in which it came: it is never drawn. Returns the way to stop. */
export function announceToasts(toasts: Observable<Toast | undefined>, emit: (message: string) => void): () => void {
  let undrawn: Toast | undefined;
  return toasts.watch(() => {
    if (undrawn !== undefined) emit(undrawn.message);
    undrawn = toasts.read();
    setTimeout(() => (undrawn = undefined));
  });
}
