import type { Observable, ToastKind } from '@parlour/platform';

/** An error this new may be why the page changes: a failed login of a mini app leads to the login. */
const LEADING_MS = 1000;

interface Parts {
  readonly toasts: Observable<{ readonly kind: ToastKind } | undefined> & { set(toast: undefined): void };
  readonly activeRoute: Observable<unknown>;
}

/** Takes an error away when its page is left: on the next one it would be taken for one of that page. */
export function clearErrors({ toasts, activeRoute }: Parts): void {
  let shownAt = 0;
  toasts.watch(() => (shownAt = performance.now()));
  activeRoute.watch(() => {
    if (toasts.read()?.kind === 'danger' && performance.now() - shownAt > LEADING_MS) toasts.set(undefined);
  });
}
