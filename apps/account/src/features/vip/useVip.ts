import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { pathTo, usePlatform, useQueryParams, useRole, useUser, vipLevelOf } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useEffect } from 'react';
import { useVipLevels } from '#shared';
import { firstShown } from './vipTable';

export interface Vip {
  readonly levels: readonly VipLevel[];
  /** The member's own level; undefined for a visitor. */
  readonly own: number | undefined;
  readonly paysum: string;
  readonly shown: number;
  readonly show: (level: number) => void;
}

/** The levels, and the selected one, which the address names: at first the member's own. */
export function useVip(): LoadState<Vip> {
  const { navigation, session } = usePlatform();
  const role = useRole();
  const { data: user } = useUser();
  const state = loadStateOf(useVipLevels(), ({ length }) => length === 0);
  const chosen = Math.trunc(Number(useQueryParams().get('level'))) || undefined;
  useEffect(() => {
    if (role === 'member') void session.refresh();
  }, [role, session]);

  if (state.status !== 'ready') return state;
  const levels = state.data;
  const own = user && vipLevelOf(user.current_vip, user.vip);
  const shown = firstShown(chosen ?? own, levels.length);
  const show = (level: number) => {
    if (level !== shown) navigation.go(pathTo('/vip', { level }), { replace: true });
  };
  return { status: 'ready', data: { levels, own, paysum: user?.paysum ?? '0', shown, show } };
}
