/**
 * Returns the VIP level: the digits after the P in `current_vip` (spec section 3). Without a P it uses the digits of
 * `current_vip`, without digits those of `vip`, and 0 when there are none.
 */
export function vipLevelOf(currentVip: string, vip = ''): number {
  return Number(/P\s*(\d+)/i.exec(currentVip)?.[1] ?? /\d+/.exec(`${currentVip} ${vip}`)?.[0] ?? 0);
}
