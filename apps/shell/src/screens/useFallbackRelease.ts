import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../layout/shellContext';
import { isSlow } from '../device/connection';
import { quarantine, clearRunning, isQuarantined, noteRunning, releaseFromQuarantine } from '../remotes/quarantine';
import { loadedReleases, loadScreen } from '../remotes/loadScreen';
import { removePreloads, preload } from '../boot/preload';
import type { FoundRoute } from '@parlour/release-contract/composition';

/** From then on the release that stands by is fetched, so that it is there when it has to take over. */
const WORRY_MS = 700;
/** Early enough for it to stand 1.5 s after the player asked. */
const TAKE_OVER_MS = 1100;
/** On a slow network lateness says little of a release, and fetching another one makes it later still. */
const SLOW = 4;

/**
 * Which release a player sees: the one that is live for them or, when it cannot be loaded, fails while it is shown or is not there by
 * the deadline, the last one that is known to be good. Tells of each failure.
 */
export function useFallbackRelease(found: FoundRoute) {
  const { telemetry, activeRoute } = useShell();
  const { fallback } = found;
  const isMounted = useRef(false);
  const [shown, setShown] = useState(() =>
    fallback !== undefined && isQuarantined(found) && !isQuarantined(fallback) ? fallback : found,
  );
  useEffect(() => activeRoute.set(shown), [activeRoute, shown]);

  const onFailure = useCallback(
    (error: unknown) => {
      const { remote, release } = shown;
      clearRunning();
      // Without a network nothing can be said of a release.
      if (!navigator.onLine) return;
      telemetry.emit({ event: 'remoteFailed', remote, version: release.version, error: String(error).slice(0, 2000) });
      quarantine(shown);
      if (shown === found && fallback !== undefined) setShown(fallback);
    },
    [telemetry, shown, found, fallback],
  );
  const onMounted = useCallback(() => {
    isMounted.current = true;
    clearRunning();
  }, []);

  useEffect(() => {
    if (fallback === undefined || shown !== found || isMounted.current) return undefined;
    noteRunning(found);
    const patience = isSlow() ? SLOW : 1;
    const isDue = () => !isOver && !isMounted.current;
    const worry = setTimeout(() => isDue() && preload(fallback), WORRY_MS * patience);
    let isOver = false;
    let isHere = false;
    void loadScreen(found).then(
      () => {
        isHere = true;
        // Late, but sound: it is taken at the next entry.
        if (isOver) releaseFromQuarantine(found);
      },
      () => undefined,
    );
    const takeOver = () => {
      if (!isDue()) return;
      onFailure(new Error(`${isHere ? 'it did not show' : 'it was not there'} after ${TAKE_OVER_MS * patience} ms`));
    };
    const fallBack = () => isDue() && void loadScreen(fallback).then(takeOver, () => undefined);
    const deadline = setTimeout(fallBack, TAKE_OVER_MS * patience);
    return () => {
      isOver = true;
      clearTimeout(worry);
      clearTimeout(deadline);
      if (!loadedReleases.has(fallback.release.container)) removePreloads(fallback.base);
      clearRunning();
    };
  }, [found, fallback, shown, onFailure]);

  return { shown, onFailure, onMounted };
}
