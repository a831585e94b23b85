import { lazyComponent, useObservable, useSession } from '@parlour/platform';
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
  const isAsking = useObservable(useShell().isAwaitingTabs);
  const { found, attempt, isRenewal, again } = useActiveRoute(pathname);
  const { role } = useSession();
  const needs = found === undefined || role === 'member' || found.isDisabled ? 'all' : found.route.access;
  const isElsewhere = isRenewal || (needs !== 'all' && isAsking) || needs === 'member';
  const { kept, isHome } = useCachedHome(isElsewhere ? undefined : found, attempt);
  if (isRenewal) return null;
  if (found === undefined) return <Navigate to="/" replace />;
  if (needs !== 'all' && isAsking) return null;
  if (needs === 'member') return <SendToLogin address={address} />;
  return (
    <Frame
      found={found}
      kept={kept && <RemoteScreen key={kept.attempt} found={kept.found} onRetry={again} />}
      isKeptShown={isHome}
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
