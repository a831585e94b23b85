import { isApiError } from '@parlour/api-client';
import { usePlatform, useQueryClient, useRole, useSingleFlight, useTexts } from '@parlour/platform';
import { useCallback, useState } from 'react';
import { failedRefreshes } from '../pages/failedRefreshes';
import { refreshTexts } from './refreshTexts';

interface Refresh {
  /** Requests everything again that the screen shows; a call during a refresh is dropped. */
  readonly refresh: () => Promise<void>;
  readonly isRefreshing: boolean;
  readonly label: string;
  /** The text to announce; set again after each refresh. */
  readonly announcement: string;
  /** Called when the page is pulled far enough for a refresh. */
  readonly onReady: () => void;
}

/** The refresh of a screen, by its button or by pulling it down. */
export function useRefresh(): Refresh {
  const client = useQueryClient();
  const { toast, vibrate, session } = usePlatform();
  const isMember = useRole() === 'member';
  const texts = useTexts(refreshTexts);
  const { run, isRunning } = useSingleFlight();
  const [announcement, setAnnouncement] = useState('');
  const refresh = useCallback(async () => {
    if (!navigator.onLine) {
      toast(texts.offline);
      return;
    }
    await run(async () => {
      setAnnouncement('');
      const failuresBefore = failedRefreshes.count();
      const [requested] = await Promise.allSettled([
        client.refetchQueries({ type: 'active' }, { throwOnError: true }),
        isMember && session.refresh(),
      ]);
      const hasFailed = requested.status === 'rejected' || failedRefreshes.count() > failuresBefore;
      const error: unknown = requested.status === 'rejected' ? requested.reason : failedRefreshes.newest();
      if (hasFailed) toast((isApiError(error, 'refused') && error.message) || texts.failed, 'danger');
      else setAnnouncement(texts.refreshed);
    });
  }, [client, toast, session, isMember, texts, run]);
  return {
    refresh,
    isRefreshing: isRunning,
    label: texts.refresh,
    announcement,
    onReady: useCallback(() => vibrate('tap'), [vibrate]),
  };
}
