/** Durations and counts of the benchmarks; environment variables shorten a trial run, whose results are not stored. */
export const settings = {
  rounds: numberOf('BENCH_ROUNDS', 5),
  /** Of one burst of requests. */
  seconds: numberOf('BENCH_SECONDS', 3),
  /** Of what is watched for long. */
  minutes: numberOf('BENCH_MINUTES', 3),
};

/** Whether an environment variable changes one of them. */
export const isTrial = ['BENCH_ROUNDS', 'BENCH_SECONDS', 'BENCH_MINUTES'].some((name) => process.env[name] !== undefined);

function numberOf(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (!(value > 0)) throw new Error(`${name}="${process.env[name]}" is not a number above 0`);
  return value;
}
