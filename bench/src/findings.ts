/** What was measured of one thing, over several rounds. */
export interface Figure {
  /** What was measured, of what: `/recharge, monolith: LCP`. */
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'requests' | 'per second' | 'per minute' | '%' | '×' | '';
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

/** What a bench is there to reach, and whether it did. */
export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isReached: boolean;
}

/** What one bench found. */
export interface Findings {
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
  /** What a reader has to know of the figures: how they were taken, what they leave out. */
  readonly notes: readonly string[];
}

/** One thing that is measured by `npm run bench <name>`. */
export interface Bench {
  readonly name: string;
  readonly about: string;
  readonly run: (say: (line: string) => void) => Promise<Findings>;
}

/** The value below which the given share of the values lies; `NaN` of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Median of the values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/** Sums up the rounds of one measurement. */
export function figureOf(what: string, unit: Figure['unit'], values: readonly number[]): Figure {
  return {
    what,
    unit,
    median: rounded(median(values)),
    least: rounded(Math.min(...values)),
    most: rounded(Math.max(...values)),
    rounds: values.length,
  };
}

/** Three digits that count, all digits of whole thousands. */
export function rounded(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
}
