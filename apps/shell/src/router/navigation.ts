import {
  type Dialogs,
  type Navigation,
  type Observable,
  type Platform,
  redirectTarget,
  type Session,
  type ToastKind,
} from '@parlour/platform';
import type { NavigateFunction } from 'react-router';
import { type FoundRoute, pathOf } from '@parlour/release-contract/composition';
import { nextFrame } from '@parlour/ui-kit';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';
import { currentAddress, isSameAddress, loginFor } from '../device/address';
import type { DialogQueue } from '../services/dialogs';
import { askToLogIn } from './askToLogIn';
import { addressBefore, numberSteps, placeBefore, steps } from './steps';

interface NavigationParts {
  readonly find: (address: string) => FoundRoute | undefined;
  readonly session: Observable<Session>;
  readonly dialogs: DialogQueue;
  readonly toast: (message: string, kind: ToastKind) => void;
  /** The question to ask before a blocked screen is left. */
  readonly question: () => string | undefined;
  /** Prefetches a screen. */
  readonly prefetch: (found: FoundRoute) => void;
  readonly translate: Translate;
}

export interface ShellNavigation extends Navigation {
  /** Navigates as `go` does; settles when it has navigated or will not, so that a sheet can close in the same frame. */
  visit(...to: Parameters<Navigation['go']>): Promise<void>;
  /** Passes in the router's navigate function, once it is mounted. */
  bind(navigate: NavigateFunction): void;
  /** Navigates without confirmation. */
  leaveTo(address: string): void;
  /** Goes where the login would have led, if it is open. */
  leaveLogin(): void;
  /**
   * The parts of the platform that move the player, for the screen of a path. Once the player has gone to another screen they do
   * nothing, since an answer may come late; except where the player has confirmed a question of this screen.
   */
  within(path: string): Pick<Platform, 'navigation' | 'dialogs'>;
}

/** A step back that takes longer than this changed the page of a frame; a busy phone takes this long for one of the page's own. */
const STEP_MS = 400;
const MOST_STEPS = 8;

/** Moves through the site by the rules of spec section 2. */
export function createNavigation({
  find,
  session,
  dialogs,
  toast,
  question,
  prefetch,
  translate,
}: NavigationParts): ShellNavigation {
  let bound: NavigateFunction | undefined;
  // The shell may have to navigate before the router is mounted: a session may end while a slow phone renders the frame.
  let wanted: string | undefined;
  // Steps taken before the router is mounted, which is rendered in slices.
  const noteStep = () => {
    wanted = currentAddress();
  };
  window.addEventListener('hashchange', noteStep);
  const noteIndex = numberSteps(window);
  const navigate = (to: string, replace: boolean) => {
    if (bound === undefined) wanted = to;
    // Whoever logged in from a screen is back on it by a step back: replacing the login would leave it there twice.
    else if (replace && pathOf(currentAddress()).endsWith('login') && isSameAddress(to, addressBefore(window) ?? '')) oneBack();
    else {
      void bound(to, { replace });
      noteIndex();
    }
  };

  const accessTo = (found: FoundRoute | undefined) => (session.read().role === 'visitor' ? found?.route.access : 'all');

  const getReady = (to: string) => {
    const found = find(to);
    const shown = found === undefined || accessTo(found) === 'all' ? found : find('/login');
    if (shown !== undefined && !shown.isDisabled) prefetch(shown);
  };

  const mayLeave = async () => {
    const title = question();
    return title === undefined || dialogs.confirm({ title });
  };

  const open = async (to: string, replace: boolean) => {
    const found = find(to);
    const access = accessTo(found);
    if (access === 'ask' && !(await askToLogIn(dialogs, translate))) return;
    // A new query on the same path is a choice within the screen.
    if (pathOf(to) !== pathOf(currentAddress()) && !(await mayLeave())) return;
    const shown = found === undefined ? '/' : access === 'all' ? to : loginFor(to);
    getReady(shown);
    if ((await isStillHere()) && !isSameAddress(shown, currentAddress())) navigate(shown, replace);
  };

  const visit: ShellNavigation['visit'] = async (to, { replace = false } = {}) => {
    if (isSameAddress(to, currentAddress())) toast(translate(shellTexts).alreadyHere, 'plain');
    else await open(to, replace);
  };

  /**
   * Paints the pressed state before the next screen blocks the thread; false when the page has gone to another screen meanwhile. Of
   * choices within a screen the last one counts, as where the arrow keys walk through tabs.
   */
  const isStillHere = async () => {
    const from = pathOf(currentAddress());
    await nextFrame();
    return pathOf(currentAddress()) === from;
  };

  const oneBack = () => {
    steps.isOwn = true;
    void bound?.(-1);
  };
  const leaveTo = (address: string) => navigate(address, true);
  // The entries of a frame that navigated itself precede, in the browser's history, the place that the player came from. The Navigation
  // API passes over them.
  const stepBack = (from: string, taken = 1) => {
    if ('navigation' in window) {
      steps.isOwn = true;
      const { committed, finished } = window.navigation.back();
      void Promise.allSettled([committed, finished]);
      return;
    }
    if (currentAddress() !== from) return;
    if (taken > MOST_STEPS) return navigate('/', true);
    oneBack();
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
      navigation: { prefetch: getReady, go: (...to) => ifHere(() => go(...to)), back: () => ifHere(back) },
      dialogs: { confirm, alert: (request) => dialogs.alert(request, true) },
    };
  };

  const go: Navigation['go'] = (to, how) => void visit(to, how);
  const back = () => {
    void mayLeave().then(async (may) => {
      if (!may || !(await isStillHere())) return;
      const before = placeBefore(window);
      if (before === 'inPage') stepBack(currentAddress());
      else if (before === 'inSite') oneBack();
      else if (pathOf(currentAddress()) !== '/') navigate('/', true);
    });
  };

  return {
    bind: (given) => {
      bound = given;
      window.removeEventListener('hashchange', noteStep);
      if (wanted !== undefined) navigate(wanted, true);
      wanted = undefined;
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
    prefetch: getReady,
  };
}
