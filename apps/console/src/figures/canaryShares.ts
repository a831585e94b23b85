/** The stops of the slider, of 10,000 visitors. */
export const stops = [0, 100, 500, 1000, 2500, 5000, 10_000] as const;

/** Position of a share on the slider, whose stops are evenly spaced; interpolated for a share between two stops. */
export function positionOf(share: number): number {
  const above = stops.findIndex((stop) => stop >= share);
  if (above <= 0) return above === 0 ? 0 : stops.length - 1;
  const [low = 0, high = 0] = [stops[above - 1], stops[above]];
  return above - 1 + (share - low) / (high - low);
}

/** The stop nearest to a position. */
export function stopAt(place: number): number {
  const at = Math.min(stops.length - 1, Math.max(0, Math.round(place)));
  return stops[at] ?? 0;
}

/** The next stop above a share; everyone when there is none. */
export function stopAbove(share: number): number {
  return stops.find((stop) => stop > share) ?? 10_000;
}

/** The next stop below a share; nobody when there is none. */
export function stopBelow(share: number): number {
  return stops.filter((stop) => stop < share).at(-1) ?? 0;
}
