import { type Dialogs, type Navigation, type Observable, redirectTarget, type Session, type ToastKind } from '@parlour/platform';
import type { Manifest } from '@parlour/releases/manifest';
import type { NavigateFunction } from 'react-router';
import { findRoute, type FoundRoute, pathOf } from '../remotes/resolve';
import { shellTexts } from '../shellTexts';
import { currentAddress, isSameAddress, loginFor } from './address';
import { askToLogIn } from './guards';

interface NavigationParts {
  readonly manifest: Observable<Manifest>;
  readonly session: Observable<Session>;
  readonly dialogs: Dialogs;
  readonly toast: (message: string, kind: ToastKind) => void;
  /** The question that a held screen wants asked before it is left. */
  readonly question: () => string | undefined;
  /** Starts to fetch a screen. */
  readonly prefetch: (found: FoundRoute) => void;
}

export interface ShellNavigation extends Navigation {
  /** Hands in the router's own navigate, once it is mounted. */
  bind(navigate: NavigateFunction): void;
  /** Goes there without asking anybody. */
  leaveTo(address: string): void;
  /** Goes where the login would have led, if it is open. */
  leaveLogin(): void;
}

/** Moves through the site by the rules of spec section 2. */
export function createNavigation({ manifest, session, dialogs, toast, question, prefetch }: NavigationParts): ShellNavigation {
  let navigate: NavigateFunction = () => undefined;

  const mayLeave = async () => {
    const title = question();
    return title === undefined || dialogs.confirm({ title });
  };

  const open = async (to: string, replace: boolean) => {
    const found = findRoute(manifest.read(), to);
    const access = session.read().role === 'visitor' ? found?.route.access : 'all';
    if (access === 'ask' && !(await askToLogIn(dialogs))) return;
    if (!(await mayLeave())) return;
    if (found === undefined) navigate('/', { replace });
    else navigate(access === 'all' ? to : loginFor(to), { replace });
  };

  const leaveTo = (address: string) => void navigate(address, { replace: true });

  return {
    bind: (bound) => {
      navigate = bound;
    },
    leaveTo,
    leaveLogin: () => {
      const [path = '', query] = currentAddress().split('?');
      if (path.endsWith('login')) leaveTo(redirectTarget(new URLSearchParams(query)));
    },
    go: (to, { replace = false } = {}) => {
      if (isSameAddress(to, currentAddress())) toast(shellTexts.contract.alreadyHere, 'plain');
      else void open(to, replace);
    },
    back: () => {
      const state: unknown = history.state;
      const hasPlaceBefore = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
      void mayLeave().then((may) => {
        if (!may) return;
        if (hasPlaceBefore) navigate(-1);
        else if (pathOf(currentAddress()) !== '/') navigate('/', { replace: true });
      });
    },
    prefetch: (to) => {
      const found = findRoute(manifest.read(), to);
      if (found !== undefined) prefetch(found);
    },
  };
}
