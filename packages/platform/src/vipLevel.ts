/** The VIP level in `current_vip`: the digits after its P (spec section 3); 0 when there are none. */
export function vipLevelOf(currentVip: string): number {
  return Number(/P\s*(\d+)/i.exec(currentVip)?.[1] ?? 0);
}
