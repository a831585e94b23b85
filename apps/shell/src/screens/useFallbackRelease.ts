import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '../layout/shellContext';
import { isSlow } from '../device/connection';
import { quarantine, clearRunning, isQuarantined, noteRunning, releaseFromQuarantine } from '../remotes/quarantine';
import { loadedReleases, loadScreen } from '../remotes/loadScreen';
import { showStyles } from '../boot/releaseStyles';
import { removePreloads, preload } from '../boot/preload';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

/** The fallback release is fetched after this time, so that it is loaded by the deadline. */
const PREFETCH_AFTER_MS = 700;
/** Deadline of the live release. The fallback is then rendered within 1.5 s of the player's request. */
const TAKE_OVER_MS = 1100;
/**
 * Factor for both times on a slow network, where a delay says little about a release and fetching a second one delays the first.
 */
const SLOW = 4;

/**
 * The release that a player sees: the live one or, when it cannot be loaded, fails while it is shown or is not ready by
 * the deadline, the last one that is known to be good. Reports each failure.
 */
export function useFallbackRelease(found: FoundRoute) {
  const { telemetry, activeRoute, dialogs } = useShell();
  const { fallback } = found;
  const isMounted = useRef(false);
  const [isReplaced, setIsReplaced] = useState(() => fallback !== undefined && isQuarantined(found) && !isQuarantined(fallback));
  // Derived from the current `found`, because another path may have the same screen.
  const shown = isReplaced && fallback ? fallback : found;
  useLayoutEffect(() => showStyles(shown), [shown]);
  useEffect(() => activeRoute.set(shown), [activeRoute, shown]);

  const onFailure = useCallback(
    (error: unknown) => {
      const { remote, release } = shown;
      clearRunning();
      dialogs.dropLeft(shown.route.path);
      // Without a network a failure says nothing about the release.
      if (!navigator.onLine) return;
      telemetry.emit({ event: 'remoteFailed', remote, version: release.version, error });
      quarantine(shown);
      if (fallback !== undefined) setIsReplaced(true);
    },
    [telemetry, dialogs, shown, fallback],
  );
  const onMounted = useCallback(() => {
    isMounted.current = true;
    clearRunning();
  }, []);

  useEffect(() => {
    if (fallback === undefined || shown !== found || isMounted.current) return undefined;
    noteRunning(found);
    const factor = isSlow() ? SLOW : 1;
    const isDue = () => !isCancelled && !isMounted.current;
    const prefetchTimer = setTimeout(() => isDue() && preload(fallback), PREFETCH_AFTER_MS * factor);
    let isCancelled = false;
    let isLoaded = false;
    void loadScreen(found).then(
      () => {
        isLoaded = true;
        // The release works but was late, so the next navigation uses it.
        if (isCancelled) releaseFromQuarantine(found);
      },
      () => undefined,
    );
    const takeOver = () => {
      if (!isDue()) return;
      onFailure(new Error(`${isLoaded ? 'it did not show' : 'it was not there'} after ${TAKE_OVER_MS * factor} ms`));
    };
    const fallBack = () => isDue() && void loadScreen(fallback).then(takeOver, () => undefined);
    const deadline = setTimeout(fallBack, TAKE_OVER_MS * factor);
    return () => {
      isCancelled = true;
      clearTimeout(prefetchTimer);
      clearTimeout(deadline);
      if (!loadedReleases.has(fallback.release.container)) removePreloads(fallback.base);
      clearRunning();
    };
  }, [found, fallback, shown, onFailure]);

  return { shown, onFailure, onMounted };
}
