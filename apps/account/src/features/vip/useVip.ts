import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { pathTo, usePlatform, useQueryParams, useRole, useUser, vipLevelOf } from '@parlour/platform';
import { useEffect } from 'react';
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

/** The levels, and the selected one, which the address names: at first the member's own. */
export function useVip(): Vip {
  const { navigation, session } = usePlatform();
  const role = useRole();
  const { data: user } = useUser();
  const { data: levels, isLoading, retry } = useVipLevels();
  const chosen = Math.trunc(Number(useQueryParams().get('level'))) || undefined;
  useEffect(() => {
    if (role === 'member') void session.refresh();
  }, [role, session]);

  if (levels === undefined) return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
  if (levels.length === 0) return { kind: 'none' };
  const own = user && vipLevelOf(user.current_vip, user.vip);
  const shown = firstShown(chosen ?? own, levels.length);
  const show = (level: number) => {
    if (level !== shown) navigation.go(pathTo('/vip', { level }), { replace: true });
  };
  return { kind: 'ready', levels, own, paysum: user?.paysum ?? '0', shown, show };
}
