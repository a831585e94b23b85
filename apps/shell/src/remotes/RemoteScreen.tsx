import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { useShell } from '../shellContext';
import { loadScreen, type Screen, screenKey } from './loadScreen';
import { RemoteBoundary } from './RemoteBoundary';
import type { FoundRoute } from './resolve';
import { ScreenLoading } from './ScreenLoading';

interface Props {
  readonly found: FoundRoute;
  readonly onRetry: () => void;
}

/** The screen behind a route, inside the error boundary of the remote that owns it. */
export function RemoteScreen(props: Props) {
  return <Entered key={screenKey(props.found)} {...props} />;
}

function Entered({ found, onRetry }: Props) {
  const { facts } = useShell();
  // Asked for here, above what suspends and fails: React renders that again and again, and each time would ask anew.
  const [{ loading, askedAt }] = useState(() => ({ loading: loadScreen(found), askedAt: performance.now() }));
  const { remote, release } = found;
  const onFailure = useCallback(
    (error: unknown) =>
      facts.tell({ event: 'remoteFailed', remote, version: release.version, error: String(error).slice(0, 2000) }),
    [facts, remote, release.version],
  );
  return (
    <RemoteBoundary found={found} onFailure={onFailure} onRetry={onRetry}>
      <Suspense fallback={<ScreenLoading />}>
        <Mounted found={found} loading={loading} askedAt={askedAt} />
      </Suspense>
    </RemoteBoundary>
  );
}

interface MountedProps {
  readonly found: FoundRoute;
  readonly loading: Promise<Screen>;
  readonly askedAt: number;
}

function Mounted({ found, loading, askedAt }: MountedProps) {
  const { facts } = useShell();
  const Shown = use(loading);
  const { remote, release, module } = found;
  useEffect(() => {
    performance.mark(`screen:${module}`);
    const ms = Math.round(performance.now() - askedAt);
    facts.tell({ event: 'screenLoaded', remote, version: release.version, screen: module, ms });
  }, [facts, remote, release.version, module, askedAt]);
  return <Shown />;
}
