import { useObserved, useSession } from '@parlour/platform';
import { Navigate, useLocation } from 'react-router';
import { Frame } from '../layout/Frame';
import { RemoteScreen } from '../remotes/RemoteScreen';
import { findRoute } from '../remotes/resolve';
import { useShell } from '../shellContext';
import { AskFirst, SendToLogin } from './guards';

/** The one catch-all: finds the remote that owns the path, guards it and mounts its screen in the frame it asked for. */
export function Routes() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shell = useShell();
  const manifest = useObserved(shell.manifest);
  const isAsking = useObserved(shell.isAsking);
  const found = findRoute(manifest, pathname);
  const { role } = useSession();
  if (found === undefined) return <Navigate to="/" replace />;
  const { access } = found.route;
  if (role === 'visitor' && access !== 'all' && isAsking) return null;
  if (role === 'visitor' && access === 'member') return <SendToLogin address={address} />;
  if (role === 'visitor' && access === 'ask') {
    return (
      <Frame found={found}>
        <AskFirst address={address} />
      </Frame>
    );
  }
  return (
    <Frame found={found}>
      <RemoteScreen found={found} />
    </Frame>
  );
}
