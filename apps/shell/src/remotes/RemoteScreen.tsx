import { usePlatform } from '@parlour/platform';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { loadScreen, screenKey } from './loadScreen';
import { RemoteBoundary } from './RemoteBoundary';
import type { FoundRoute } from './resolve';
import { ScreenLoading } from './ScreenLoading';

/** The screen behind a route, inside the error boundary of the remote that owns it. */
export function RemoteScreen({ found }: { found: FoundRoute }) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const { remote, release } = found;
  const onFailure = useCallback(
    (error: unknown) => platform.report('remoteFailed', { remote, version: release.version, error: String(error) }),
    [platform, remote, release.version],
  );
  return (
    <RemoteBoundary
      key={`${screenKey(found)}#${attempt}`}
      found={found}
      onFailure={onFailure}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={<ScreenLoading />}>
        <Mounted found={found} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Mounted({ found }: { found: FoundRoute }) {
  const Screen = use(loadScreen(found));
  const { remote, release, module } = found;
  useEffect(() => {
    performance.mark(`screen:${module}`, { detail: { remote, version: release.version } });
  }, [remote, release.version, module]);
  return <Screen />;
}
