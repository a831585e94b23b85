import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

export type OutcomeEvent = Extract<TelemetryEvent, { event: 'outcome' }>;
export type Outcome = Omit<OutcomeEvent, 'event' | 'count'>;

/** The outcomes of this page since the last beacon. */
export interface OutcomeCounts {
  /** Counts one; one that can `wait` causes no beacon of its own. */
  count(outcome: Outcome, canWait?: boolean): void;
  /** Whether a beacon should be sent for them. */
  isDue(): boolean;
  /** Returns the counts, and begins again with none. */
  take(): readonly OutcomeEvent[];
}

export function createOutcomeCounts(): OutcomeCounts {
  const counts = new Map<string, OutcomeEvent>();
  let isDue = false;
  return {
    count: (outcome, canWait = false) => {
      const key = JSON.stringify(Object.values(outcome));
      counts.set(key, { event: 'outcome', ...outcome, count: (counts.get(key)?.count ?? 0) + 1 });
      isDue ||= !canWait;
    },
    isDue: () => isDue,
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      isDue = false;
      return taken;
    },
  };
}
