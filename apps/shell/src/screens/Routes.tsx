import { lazyComponent, useStore, useRole } from '@parlour/platform';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Frame } from '../layout/Frame';
import { RemoteScreen } from './RemoteScreen';
import { useShell } from '../layout/shellContext';
import { LoginPrompt, SendToLogin } from './guards';
import { useActiveRoute } from './useActiveRoute';
import { useCachedHome } from './useCachedHome';

const SwitchedOff = lazyComponent(async () => (await import(/* webpackChunkName: "rare" */ '../layout/SwitchedOff')).SwitchedOff);

/** The one catch-all: finds the remote that owns the path, guards it and mounts its screen in the frame of its route. */
export function Routes() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { isAwaitingTabs, hasScreen } = useShell();
  const isAsking = useStore(isAwaitingTabs);
  const { found, attempt, isRenewal, again } = useActiveRoute(pathname);
  const role = useRole();
  const needs = found === undefined || role === 'member' || found.isDisabled ? 'all' : found.route.access;
  const isElsewhere = isRenewal || (needs !== 'all' && isAsking) || needs === 'member';
  const isOwnScreen = found?.isDisabled === true || needs === 'ask';
  useEffect(() => {
    if (isOwnScreen) hasScreen.set(true);
  }, [isOwnScreen, hasScreen]);
  const { cached, isHome } = useCachedHome(isElsewhere ? undefined : found, attempt);
  if (isRenewal) return null;
  if (found === undefined) return <Navigate to="/" replace />;
  if (needs !== 'all' && isAsking) return null;
  if (needs === 'member') return <SendToLogin address={address} />;
  return (
    <Frame
      found={found}
      cached={cached && <RemoteScreen key={cached.attempt} found={cached.found} onRetry={again} />}
      isCachedShown={isHome}
    >
      {found.isDisabled ? (
        <SwitchedOff />
      ) : needs === 'ask' ? (
        <LoginPrompt address={address} />
      ) : (
        <RemoteScreen key={attempt} found={found} onRetry={again} />
      )}
    </Frame>
  );
}
