import type { Store, ToastKind } from '@parlour/platform';
import { indexOf } from './steps';

interface Parts {
  readonly toasts: Store<{ readonly kind: ToastKind } | undefined> & { set(toast: undefined): void };
  readonly activeRoute: Store<unknown>;
  readonly page: Pick<Window, 'history' | 'addEventListener'>;
}

/**
 * Removes an error toast when the player leaves its page; on the next page it would look like an error of that page. The toast
 * stays when the page is replaced without any action of the player, because the error may be the reason: a failed login of a
 * mini-app leads to the login.
 */
export function clearErrors({ toasts, activeRoute, page }: Parts): void {
  const place = () => indexOf(page.history.state);
  let shownAt = place();
  let hasActed = false;
  toasts.watch(() => {
    shownAt = place();
    hasActed = false;
  });
  const noteAction = () => (hasActed = true);
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, noteAction, true);
  activeRoute.watch(() => {
    if (toasts.read()?.kind === 'danger' && (hasActed || place() !== shownAt)) toasts.set(undefined);
  });
}
