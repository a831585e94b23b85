import { lazyComponent } from '@parlour/platform';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useOutletContext } from 'react-router';
import { Frame } from '../layout/Frame';
import { useShell } from '../layout/shellContext';
import { RemoteScreen } from './RemoteScreen';
import { useActiveRoute } from './useActiveRoute';
import { useCachedHome } from './useCachedHome';

const SwitchedOff = lazyComponent(async () => (await import(/* webpackChunkName: "rare" */ '../layout/SwitchedOff')).SwitchedOff);

/** The element of every route: mounts the screen of the remote that owns the path in the frame that its route asks for. */
export function ScreenRoute() {
  const { hasScreen } = useShell();
  const { found, attempt, isRenewal, again } = useActiveRoute(useLocation().pathname);
  const prompt = useOutletContext<ReactNode>();
  const ownScreen = found?.isDisabled ? <SwitchedOff /> : prompt;
  const isOwnScreen = Boolean(ownScreen);
  useEffect(() => {
    if (isOwnScreen) hasScreen.set(true);
  }, [isOwnScreen, hasScreen]);
  const { cached, isHome } = useCachedHome(isRenewal ? undefined : found, attempt);
  if (isRenewal) return null;
  // The route was only kept for the player who had it open.
  if (found === undefined) return <Navigate to="/" replace />;
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
