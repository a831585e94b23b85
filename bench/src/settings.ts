const usual = {
  rounds: 3,
  /** Of one burst of requests. */
  seconds: 3,
};

/** Durations and counts of the benchmarks, of which all together take at most 45 minutes; environment variables change them. */
export const settings: typeof usual = {
  rounds: numberOf('BENCH_ROUNDS', usual.rounds),
  seconds: numberOf('BENCH_SECONDS', usual.seconds),
};

/** Whether something is measured less than usual; the results of such a run are not stored. */
export const isTrial = settings.rounds < usual.rounds || settings.seconds < usual.seconds;

function numberOf(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name}="${process.env[name]}" is not a number above 0`);
  return value;
}
