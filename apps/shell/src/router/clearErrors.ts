import type { Observable, ToastKind } from '@parlour/platform';
import { indexOf } from './steps';

interface Parts {
  readonly toasts: Observable<{ readonly kind: ToastKind } | undefined> & { set(toast: undefined): void };
  readonly activeRoute: Observable<unknown>;
  readonly history: Pick<History, 'state'>;
}

/**
 * Takes an error away when its page is left: on the next one it would be taken for one of that page. It stays where another page takes
 * the place of its own, since the error may be why: a failed login of a mini app leads to the login.
 */
export function clearErrors({ toasts, activeRoute, history }: Parts): void {
  const place = () => indexOf(history.state);
  let shownAt = place();
  toasts.watch(() => (shownAt = place()));
  activeRoute.watch(() => {
    if (toasts.read()?.kind === 'danger' && place() !== shownAt) toasts.set(undefined);
  });
}
