import { PlatformContext } from '@parlour/platform/host';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { I18nProvider } from '../i18n/I18nProvider';
import { useShell } from '../layout/shellContext';
import { type Screen, screenKey } from '../remotes/loadScreen';
import { RemoteBoundary } from './RemoteBoundary';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { ScreenLoading } from './ScreenLoading';
import { useScreen } from './useScreen';
import { useFallbackRelease } from './useFallbackRelease';

interface Props {
  readonly found: FoundRoute;
  readonly onRetry: () => void;
}

/** The screen behind a route, inside the error boundary of the remote that owns it. */
export function RemoteScreen(props: Props) {
  return <Entered key={screenKey(props.found)} {...props} />;
}

function Entered({ found, onRetry }: Props) {
  const { shown, onFailure, onMounted } = useFallbackRelease(found);
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
  const { screen, askedAt } = useScreen(found);
  if (screen === undefined) return <ScreenLoading route={found.route} />;
  return (
    // For screens that suspend on their own data.
    <Suspense fallback={<ScreenLoading route={found.route} />}>
      <Mounted found={found} screen={screen} askedAt={askedAt} onMounted={onMounted} />
    </Suspense>
  );
}

interface MountedProps extends LoadedProps {
  readonly screen: Screen;
  readonly askedAt: number;
}

function Mounted({ found, screen: Shown, askedAt, onMounted }: MountedProps) {
  const { telemetry, platform, callFor, navigation, sharedTopics } = useShell();
  const { remote, release, module } = found;
  const { version } = release;
  const { path } = found.route;
  const own = useMemo(
    () => ({
      ...platform,
      ...navigation.within(path),
      call: callFor({ remote, version, screen: module }),
      shared: (name: string) => sharedTopics.of(name, remote),
    }),
    [platform, callFor, navigation, sharedTopics, remote, version, module, path],
  );
  const isReported = useRef(false);
  // The frame rerenders at every navigation. The memo rerenders a screen only when something changed that the screen itself
  // reads.
  const drawn = useMemo(() => <Shown />, [Shown]);
  useEffect(() => {
    onMounted();
    delete document.documentElement.dataset['frame'];
    performance.mark(`screen:${module}`);
    // A cached screen is shown again without being loaded.
    if (isReported.current) return;
    isReported.current = true;
    const mountedAt = performance.now();
    telemetry.emit({ event: 'screenLoaded', remote, version, screen: module, askedAt, mountedAt });
  }, [telemetry, remote, version, module, askedAt, onMounted]);
  return (
    <PlatformContext value={own}>
      <I18nProvider owner={release.container}>{drawn}</I18nProvider>
    </PlatformContext>
  );
}
