/** A measurement over several rounds. */
export interface Figure {
  /** What was measured: `/recharge, monolith: LCP`. */
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'requests' | 'per second' | '×' | '';
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

/** A goal of a benchmark, and whether it is met. */
export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isReached: boolean;
}

/** The result of a benchmark. */
export interface Findings {
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
  /** Notes on method and limitations. */
  readonly notes: readonly string[];
}

/** A benchmark: `npm run bench <name>`. */
export interface Bench {
  readonly name: string;
  readonly about: string;
  readonly run: (log: (line: string) => void) => Promise<Findings>;
  /** Its tables in docs/scale.md, in their order. */
  readonly tables?: (findings: Pick<Findings, 'figures'>) => readonly string[];
}

/** The quantile of the values; `NaN` without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/** Aggregates the rounds of a measurement. */
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

/** The goal that the median of a figure is at most `most`. */
export function atMost(figure: Figure, most: number): Goal {
  return goalOf(figure, '≤', most, figure.median <= most);
}

/** The goal that the median of a figure is at least `least`. */
export function atLeast(figure: Figure, least: number): Goal {
  return goalOf(figure, '≥', least, figure.median >= least);
}

function goalOf({ what, unit, median: measured }: Figure, relation: string, limit: number, isReached: boolean): Goal {
  const text = unit === '×' ? limit.toFixed(2) : limit;
  return { goal: `${what} ${relation} ${text} ${unit}`, measured: `${measured} ${unit}`, isReached };
}

/** Three significant digits; integers of more digits are only rounded to integers. */
export function rounded(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
}
