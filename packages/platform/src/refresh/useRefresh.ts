import { usePlatform, useQueryClient, useSession, useTexts } from '@parlour/platform';
import { useCallback, useRef, useState } from 'react';
import { failedRenewals } from '../pages/renewals';
import { refreshTexts } from '../refreshTexts';

interface Refresh {
  /** Asks again for all that the screen shows; while that is under way another call is dropped. */
  readonly refresh: () => Promise<void>;
  readonly isRefreshing: boolean;
  readonly label: string;
  /** What to announce; anew after each refresh. */
  readonly said: string;
  /** For the moment from which letting go refreshes. */
  readonly onReady: () => void;
}

/** The refresh of a screen, by its button or by pulling it down. */
export function useRefresh(): Refresh {
  const client = useQueryClient();
  const { toast, feel, session } = usePlatform();
  const isMember = useSession().role === 'member';
  const texts = useTexts(refreshTexts);
  const isLocked = useRef(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const [said, setSaid] = useState('');
  const refresh = useCallback(async () => {
    if (isLocked.current) return;
    if (!navigator.onLine) {
      toast(texts.offline);
      return;
    }
    isLocked.current = true;
    setRefreshing(true);
    setSaid('');
    const failuresBefore = failedRenewals.count();
    const [asked] = await Promise.allSettled([
      client.refetchQueries({ type: 'active' }, { throwOnError: true }),
      isMember && session.refresh(),
    ]);
    if (asked.status === 'rejected' || failedRenewals.count() > failuresBefore) toast(texts.failed, 'danger');
    else setSaid(texts.refreshed);
    isLocked.current = false;
    setRefreshing(false);
  }, [client, toast, session, isMember, texts]);
  return { refresh, isRefreshing, label: texts.refresh, said, onReady: useCallback(() => feel('tap'), [feel]) };
}
