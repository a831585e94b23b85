import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { usePlatform, useUser } from '@parlour/platform';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 5000;

export type Member =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly user: UserInfo };

/** The member's user info: cached data immediately, refetched when a screen is mounted. */
export function useMember(): Member {
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

  if (user !== undefined) return { kind: 'ready', user };
  if (isWaiting) return { kind: 'waiting' };
  const retry = () => {
    setLate(false);
    requestAgain();
  };
  return { kind: 'failed', retry };
}
