import type { ActionOutcomes } from './reports';

/** A step of an action: how often, and for refusals and missing answers of which kinds, the most frequent first. */
export interface FunnelStep {
  readonly name: string;
  readonly count: number;
  /** The share of the step that it is compared with, 0 to 1; undefined for the first, or where that one is zero. */
  readonly share: number | undefined;
  readonly kinds: readonly string[];
}

const FAILURES = { timeout: 'timed out', offline: 'offline', odd: 'unreadable', fault: 'server fault', left: 'left before it' };

/** What became of an action, step by step: opened → touched → submitted → answered, and what came in between. */
export function funnelOf(counts: ActionOutcomes['counts']): readonly FunnelStep[] {
  const of = (outcome: string) => counts[outcome] ?? 0;
  const kindsOf = (kinds: readonly (readonly [string, number])[]) =>
    kinds.filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  const refusals = kindsOf(
    Object.entries(counts).flatMap(([key, count]) => {
      const [, code] = /^refused(?: (\d+))?$/.exec(key) ?? [];
      return key.startsWith('refused') ? [[code ?? 'no code', count] as const] : [];
    }),
  );
  const failures = kindsOf(Object.entries(FAILURES).map(([key, name]) => [name, of(key)] as const));
  const sum = (kinds: readonly (readonly [string, number])[]) => kinds.reduce((all, [, count]) => all + count, 0);
  const calls = of('answered') + sum(refusals) + sum(failures);
  const taps = of('submitted') + of('held') + of('dead');
  const step = (name: string, count: number, whole?: number, kinds: readonly (readonly [string, number])[] = []): FunnelStep => ({
    ...{ name, count, share: whole ? count / whole : undefined },
    kinds: kinds.map(([kind, times]) => `${kind}: ${times.toLocaleString('en')}`),
  });
  return [
    step('opened', of('opened')),
    step('touched', of('touched'), of('opened')),
    step('left', of('abandoned'), of('touched')),
    step('submitted', of('submitted'), of('opened')),
    step('not sent', of('held'), taps),
    step('did nothing', of('dead'), taps),
    step('tapped three times', of('rage'), taps),
    step('answered', of('answered'), calls),
    step('refused', sum(refusals), calls, refusals),
    step('no answer', sum(failures), calls, failures),
  ];
}

/** About how long, in the largest unit that fits: `40 s`, `3 min`, `5 h`, `12 days`. */
export function aboutHours(hours: number): string {
  if (!Number.isFinite(hours) || hours > 365 * 24) return 'more than a year';
  const seconds = hours * 3600;
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} min`;
  return hours < 36 ? `${Math.ceil(hours)} h` : `${Math.ceil(hours / 24)} days`;
}
