import { Suspense, use, useEffect, useState } from 'react';
import { useShell } from '../shellContext';
import { loadScreen, type Screen, screenKey } from './loadScreen';
import { RemoteBoundary } from './RemoteBoundary';
import type { FoundRoute } from './resolve';
import { ScreenLoading } from './ScreenLoading';
import { useStandIn } from './useStandIn';

interface Props {
  readonly found: FoundRoute;
  readonly onRetry: () => void;
}

/** The screen behind a route, inside the error boundary of the remote that owns it. */
export function RemoteScreen(props: Props) {
  return <Entered key={screenKey(props.found)} {...props} />;
}

function Entered({ found, onRetry }: Props) {
  const { shown, onFailure, onMounted } = useStandIn(found);
  return (
    <RemoteBoundary key={screenKey(shown)} found={shown} onFailure={onFailure} onRetry={onRetry}>
      <Loaded found={shown} onMounted={onMounted} />
    </RemoteBoundary>
  );
}

interface LoadedProps {
  readonly found: FoundRoute;
  readonly onMounted: () => void;
}

function Loaded({ found, onMounted }: LoadedProps) {
  // Asked for here, above what suspends and fails: React renders that again and again, and each time would ask anew.
  const [{ loading, askedAt }] = useState(() => ({ loading: loadScreen(found), askedAt: performance.now() }));
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Mounted found={found} loading={loading} askedAt={askedAt} onMounted={onMounted} />
    </Suspense>
  );
}

interface MountedProps extends LoadedProps {
  readonly loading: Promise<Screen>;
  readonly askedAt: number;
}

function Mounted({ found, loading, askedAt, onMounted }: MountedProps) {
  const { facts } = useShell();
  const Shown = use(loading);
  const { remote, release, module } = found;
  useEffect(() => {
    onMounted();
    performance.mark(`screen:${module}`);
    const ms = Math.round(performance.now() - askedAt);
    facts.tell({ event: 'screenLoaded', remote, version: release.version, screen: module, ms });
  }, [facts, remote, release.version, module, askedAt, onMounted]);
  return <Shown />;
}
