import { lazyComponent } from '@parlour/platform';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { type ReactNode, useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { Frame } from '../layout/Frame';
import { useShell } from '../layout/shellContext';
import { RemoteScreen } from './RemoteScreen';
import { useCachedHome } from './useCachedHome';

const SwitchedOff = lazyComponent(async () => (await import(/* webpackChunkName: "rare" */ '../layout/SwitchedOff')).SwitchedOff);

/** The route with which the path was entered: its release stays while the player does. */
export interface EnteredRoute {
  readonly found: FoundRoute;
  /** Counts how often the player tried again. */
  readonly attempt: number;
  readonly again: () => void;
}

/** The element of every route: mounts the screen of the remote that owns the path in the frame that its route asks for. */
export function ScreenRoute({ found, attempt, again }: EnteredRoute) {
  const { hasScreen } = useShell();
  const prompt = useOutletContext<ReactNode>();
  const ownScreen = found.isDisabled ? <SwitchedOff /> : prompt;
  const isOwnScreen = Boolean(ownScreen);
  useEffect(() => {
    if (isOwnScreen) hasScreen.set(true);
  }, [isOwnScreen, hasScreen]);
  const { cached, isHome } = useCachedHome(found, attempt);
  return (
    <Frame
      found={found}
      cached={cached && <RemoteScreen key={cached.attempt} found={cached.found} onRetry={again} />}
      isCachedShown={isHome}
    >
      {ownScreen ?? <RemoteScreen key={attempt} found={found} onRetry={again} />}
    </Frame>
  );
}
