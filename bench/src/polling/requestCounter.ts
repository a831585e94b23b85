/** Requests per path and minute. */
export interface RequestCounter {
  readonly asked: (path: string) => void;
  /** Ends the minute; the next one begins. */
  readonly endMinute: () => void;
  /** The paths with their requests per minute, most frequent first. */
  readonly byPath: () => ReadonlyMap<string, readonly number[]>;
  /** Total requests per minute. */
  readonly totals: () => readonly number[];
}

export function createRequestCounter(): RequestCounter {
  const minutes: Map<string, number>[] = [];
  let current = new Map<string, number>();
  const totals = () => minutes.map((minute) => [...minute.values()].reduce((sum, count) => sum + count, 0));
  return {
    asked: (path) => void current.set(path, (current.get(path) ?? 0) + 1),
    endMinute: () => {
      minutes.push(current);
      current = new Map();
    },
    byPath: () => {
      const paths = new Set(minutes.flatMap((minute) => [...minute.keys()]));
      const counts = [...paths].map((path) => [path, minutes.map((minute) => minute.get(path) ?? 0)] as const);
      const sum = (all: readonly number[]) => all.reduce((total, count) => total + count, 0);
      return new Map(counts.toSorted(([, one], [, other]) => sum(other) - sum(one)));
    },
    totals,
  };
}
