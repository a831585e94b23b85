import {
  type Dialogs,
  type Navigation,
  type Store,
  type Platform,
  redirectTarget,
  type Session,
  type ToastKind,
} from '@parlour/platform';
import type { NavigateFunction } from 'react-router';
import { type FoundRoute, pathOf } from '@parlour/release-contract/findRoute';
import { nextFrame } from '@parlour/ui-kit';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';
import { currentAddress, isSameAddress, loginFor } from '../device/address';
import type { Blockers } from '../services/blockers';
import type { DialogQueue } from '../services/dialogs';
import { askToLogIn } from './askToLogIn';
import { addressBefore, numberSteps, placeBefore, steps } from './steps';

interface NavigationParts {
  readonly find: (address: string) => FoundRoute | undefined;
  readonly session: Store<Session>;
  readonly dialogs: DialogQueue;
  readonly toast: (message: string, kind: ToastKind) => void;
  /** Asks before a blocked screen is left. */
  readonly blockers: Pick<Blockers, 'confirmLeaving'>;
  /** Prefetches a screen. */
  readonly prefetch: (found: FoundRoute) => void;
  readonly translate: Translate;
}

export interface ShellNavigation extends Navigation {
  /** Navigates as `go` does. Settles when the navigation is done or was refused, so that a sheet can close in the same frame. */
  visit(...to: Parameters<Navigation['go']>): Promise<void>;
  /** Passes in the router's navigate function, once it is mounted. */
  bind(navigate: NavigateFunction): void;
  /** Navigates without confirmation. */
  leaveTo(address: string): void;
  /** Leaves an open login for its redirect target. */
  leaveLogin(): void;
  /**
   * The navigation and the dialogs for the screen of a path. Once the player has gone to another screen the navigation does
   * nothing, since an answer may arrive late, unless the player has confirmed a question of this screen there.
   */
  within(path: string): Pick<Platform, 'navigation' | 'dialogs'>;
}

/**
 * If the address has not changed after this time, the step back changed the page of a frame. It is long enough for a busy phone
 * to change a page of the site.
 */
const STEP_MS = 400;
const MOST_STEPS = 8;

/** Moves through the site by the rules of spec section 2. */
export function createNavigation({
  find,
  session,
  dialogs,
  toast,
  blockers,
  prefetch,
  translate,
}: NavigationParts): ShellNavigation {
  let bound: NavigateFunction | undefined;
  // The address to open once the router is mounted. The shell may have to navigate before that, for instance when a session ends
  // while a slow phone renders the frame.
  let pendingAddress: string | undefined;
  // The router is rendered in time slices. Navigations before it is mounted are recorded here.
  const recordAddress = () => {
    pendingAddress = currentAddress();
  };
  window.addEventListener('hashchange', recordAddress);
  const noteIndex = numberSteps(window);
  const navigate = (to: string, replace: boolean) => {
    if (bound === undefined) pendingAddress = to;
    // When the screen before the login is the login's target, a step back leads there; replacing the login would leave two
    // entries for that screen.
    else if (replace && pathOf(currentAddress()).endsWith('login') && isSameAddress(to, addressBefore(window) ?? ''))
      stepBackOnce();
    else {
      void bound(to, { replace });
      noteIndex();
    }
  };

  const accessTo = (found: FoundRoute | undefined) => (session.read().role === 'visitor' ? found?.route.access : 'all');

  const prefetchAddress = (to: string) => {
    const found = find(to);
    const shown = found === undefined || accessTo(found) === 'all' ? found : find('/login');
    if (shown !== undefined && !shown.isDisabled) prefetch(shown);
  };

  const open = async (to: string, replace: boolean) => {
    const found = find(to);
    const access = accessTo(found);
    if (access === 'ask' && !(await askToLogIn(dialogs, translate))) return;
    // A new query on the same path is a choice within the screen, so leaving is not confirmed.
    if (pathOf(to) !== pathOf(currentAddress()) && !(await blockers.confirmLeaving(dialogs))) return;
    const shown = found === undefined ? '/' : access === 'all' ? to : loginFor(to);
    prefetchAddress(shown);
    if ((await isStillHere()) && !isSameAddress(shown, currentAddress())) navigate(shown, replace);
  };

  const visit: ShellNavigation['visit'] = async (to, { replace = false } = {}) => {
    if (isSameAddress(to, currentAddress())) toast(translate(shellTexts).alreadyHere, 'plain');
    else await open(to, replace);
  };

  /**
   * Paints the pressed state before the next screen blocks the thread. False when the page has gone to another screen meanwhile.
   * Only the path is compared, so that of several choices within a screen, such as tabs chosen by arrow keys, the last one wins.
   */
  const isStillHere = async () => {
    const from = pathOf(currentAddress());
    await nextFrame();
    return pathOf(currentAddress()) === from;
  };

  const stepBackOnce = () => {
    steps.isOwn = true;
    void bound?.(-1);
  };
  const leaveTo = (address: string) => navigate(address, true);
  // The Navigation API skips the history entries of frames. Without it, entries of a frame that navigated itself come before the
  // page's own previous entry, so this steps back until the address changes.
  const stepBack = (from: string, taken = 1) => {
    if ('navigation' in window) {
      steps.isOwn = true;
      const { committed, finished } = window.navigation.back();
      void Promise.allSettled([committed, finished]);
      return;
    }
    if (currentAddress() !== from) return;
    if (taken > MOST_STEPS) return navigate('/', true);
    stepBackOnce();
    setTimeout(stepBack, STEP_MS, from, taken + 1);
  };

  const within: ShellNavigation['within'] = (path) => {
    let confirmedAt: string | undefined;
    const ifHere = (move: () => void) => {
      const here = currentAddress();
      if ((find(here)?.route.path ?? path) === path || here === confirmedAt) move();
    };
    const confirm: Dialogs['confirm'] = async (request) => {
      const isConfirmed = await dialogs.confirm(request);
      if (isConfirmed) confirmedAt = currentAddress();
      return isConfirmed;
    };
    return {
      navigation: { prefetch: prefetchAddress, go: (...to) => ifHere(() => go(...to)), back: () => ifHere(back) },
      dialogs: { confirm, alert: (request) => dialogs.alert(request, true) },
    };
  };

  const go: Navigation['go'] = (to, how) => void visit(to, how);
  const back = () => {
    void blockers.confirmLeaving(dialogs).then(async (may) => {
      if (!may || !(await isStillHere())) return;
      const previous = placeBefore(window);
      if (previous === 'inPage') stepBack(currentAddress());
      else if (previous === 'inSite') stepBackOnce();
      else if (pathOf(currentAddress()) !== '/') navigate('/', true);
    });
  };

  return {
    bind: (navigateFunction) => {
      bound = navigateFunction;
      window.removeEventListener('hashchange', recordAddress);
      if (pendingAddress !== undefined) navigate(pendingAddress, true);
      pendingAddress = undefined;
    },
    leaveTo,
    leaveLogin: () => {
      const [path = '', query] = currentAddress().split('?');
      if (path.endsWith('login')) leaveTo(redirectTarget(new URLSearchParams(query)));
    },
    visit,
    go,
    back,
    within,
    prefetch: prefetchAddress,
  };
}
