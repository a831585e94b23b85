import { usePlatform } from '@parlour/platform';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { loadScreen, type Screen, screenKey } from './loadScreen';
import { RemoteBoundary } from './RemoteBoundary';
import type { FoundRoute } from './resolve';
import { ScreenLoading } from './ScreenLoading';

/** The screen behind a route, inside the error boundary of the remote that owns it; a retry mounts everything anew. */
export function RemoteScreen({ found }: { found: FoundRoute }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={`${screenKey(found)}#${attempt}`} found={found} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ found, onRetry }: { found: FoundRoute; onRetry: () => void }) {
  const platform = usePlatform();
  // Asked for here, above what suspends and fails: React renders that again and again, and each time would ask anew.
  const [loading] = useState(() => loadScreen(found));
  const { remote, release } = found;
  const onFailure = useCallback(
    (error: unknown) => platform.report('remoteFailed', { remote, version: release.version, error: String(error) }),
    [platform, remote, release.version],
  );
  return (
    <RemoteBoundary found={found} onFailure={onFailure} onRetry={onRetry}>
      <Suspense fallback={<ScreenLoading />}>
        <Mounted found={found} loading={loading} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Mounted({ found, loading }: { found: FoundRoute; loading: Promise<Screen> }) {
  const Shown = use(loading);
  const { remote, release, module } = found;
  useEffect(() => {
    performance.mark(`screen:${module}`, { detail: { remote, version: release.version } });
  }, [remote, release.version, module]);
  return <Shown />;
}
