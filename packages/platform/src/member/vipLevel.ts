/**
 * The VIP level: the digits after the P of `current_vip` (spec section 3). Where that has no P its digits count, and where it has no
 * digits those of `vip`; 0 when there are none.
 */
export function vipLevelOf(currentVip: string, vip = ''): number {
  return Number(/P\s*(\d+)/i.exec(currentVip)?.[1] ?? /\d+/.exec(`${currentVip} ${vip}`)?.[0] ?? 0);
}
