import type { Observable, ToastKind } from '@parlour/platform';
import { indexOf } from './steps';

interface Parts {
  readonly toasts: Observable<{ readonly kind: ToastKind } | undefined> & { set(toast: undefined): void };
  readonly activeRoute: Observable<unknown>;
  readonly page: Pick<Window, 'history' | 'addEventListener'>;
}

/**
 * Takes an error away when its page is left: on the next one it would be taken for one of that page. It stays where another page takes
 * the place of its own without the player having done anything, since the error may be why: a failed login of a mini app leads to the
 * login.
 */
export function clearErrors({ toasts, activeRoute, page }: Parts): void {
  const place = () => indexOf(page.history.state);
  let shownAt = place();
  let hasActed = false;
  toasts.watch(() => {
    shownAt = place();
    hasActed = false;
  });
  const act = () => (hasActed = true);
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, act, true);
  activeRoute.watch(() => {
    if (toasts.read()?.kind === 'danger' && (hasActed || place() !== shownAt)) toasts.set(undefined);
  });
}
