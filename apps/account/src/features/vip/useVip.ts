import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { usePlatform, useSession, useUser, vipLevelOf } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { useVipLevels } from '#shared';
import { firstShown } from './vipTable';

export interface ReadyVip {
  readonly kind: 'ready';
  readonly levels: readonly VipLevel[];
  /** The member's own level; undefined for a visitor. */
  readonly own: number | undefined;
  readonly paysum: string;
  readonly shown: number;
  readonly show: (level: number) => void;
}

type Vip = { readonly kind: 'loading' | 'none' } | { readonly kind: 'failed'; readonly retry: () => void } | ReadyVip;

/** The levels, and the selected one: at first the member's own. */
export function useVip(): Vip {
  const { session } = usePlatform();
  const { role } = useSession();
  const { data: user } = useUser();
  const { data: levels, isLoading, retry } = useVipLevels();
  const [chosen, show] = useState<number>();
  useEffect(() => {
    if (role === 'member') void session.refresh();
  }, [role, session]);

  if (levels === undefined) return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
  if (levels.length === 0) return { kind: 'none' };
  const own = user && vipLevelOf(user.current_vip, user.vip);
  const shown = firstShown(chosen ?? own, levels.length);
  return { kind: 'ready', levels, own, paysum: user?.paysum ?? '0', shown, show };
}
