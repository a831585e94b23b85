interface Asking {
  readonly asks: readonly string[];
}

/** All calls of some screens in as few rounds as may be, so that no screen makes two calls of one round. */
export function roundsOf(screens: readonly Asking[]): readonly (readonly string[])[] {
  const rounds: string[][] = [];
  for (const call of new Set(screens.flatMap(({ asks }) => asks))) {
    const fits = (round: readonly string[]) =>
      screens.every(({ asks }) => !asks.includes(call) || !round.some((other) => asks.includes(other)));
    const round = rounds.find(fits);
    if (round === undefined) rounds.push([call]);
    else round.push(call);
  }
  return rounds;
}
