import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { usePlatform, useUser } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 5000;

/** The member's user info: cached data immediately, refetched when a screen is mounted. */
export function useMember(): LoadState<UserInfo> {
  const { session } = usePlatform();
  const { data: user, hasFailed, retry: requestAgain } = useUser();
  const [isLate, setLate] = useState(false);
  const isWaiting = user === undefined && !isLate && !hasFailed;

  useEffect(() => void session.refresh(), [session]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const retry = () => {
    setLate(false);
    requestAgain();
  };
  return loadStateOf({ data: user, isLoading: isWaiting, retry });
}
