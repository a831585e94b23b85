/** Durations and counts of the benchmarks; environment variables shorten a trial run. */
export const settings = {
  rounds: numberOf('BENCH_ROUNDS', 9),
  /** Of one burst of requests. */
  seconds: numberOf('BENCH_SECONDS', 5),
  /** Of what is watched for long. */
  minutes: numberOf('BENCH_MINUTES', 10),
};

function numberOf(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (!(value > 0)) throw new Error(`${name}="${process.env[name]}" is not a number above 0`);
  return value;
}
