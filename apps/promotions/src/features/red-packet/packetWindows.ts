const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;
const ALMOST_A_DAY_MS = 23 * 3_600_000;

/** A daily time window in Beijing time, `HH:mm`. */
export interface DayWindow {
  readonly start: string;
  readonly end: string;
}

/** The current time relative to the windows: inside one until it closes, or before the next one until it opens. */
export interface Timing {
  readonly kind: 'before' | 'open' | 'after';
  readonly window: DayWindow;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The distinct windows of the rules, in their order. */
export function windowsOf(rules: readonly { readonly start_time: string; readonly end_time: string }[]): readonly DayWindow[] {
  const windows = new Map<string, DayWindow>();
  for (const { start_time, end_time } of rules) {
    const [start, end] = [clockOf(start_time), clockOf(end_time)];
    if (start !== undefined && end !== undefined) windows.set(`${start}-${end}`, { start, end });
  }
  return [...windows.values()];
}

/**
 * The window at whose end on the previous day deposits begin to count (spec section 9). Undefined when it cannot be determined:
 * with several windows, one over midnight, or one that lasts all day.
 */
export function windowOfDeposits(windows: readonly DayWindow[]): DayWindow | undefined {
  const [window, ...others] = windows;
  if (window === undefined || others.length > 0) return undefined;
  const lengthMs = millisOf(window.end) - millisOf(window.start);
  return lengthMs > 0 && lengthMs < ALMOST_A_DAY_MS ? window : undefined;
}

/** `HH:mm` of the time or date-time in a rule. */
export function clockOf(time: string): string | undefined {
  const [, hours = '', minutes = ''] = /(?:^|[\sT])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(time.trim()) ?? [];
  return hours === '' || Number(hours) > 24 || Number(minutes) > 59 ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * The window that is open at `nowMs`, else the next one. `after` when no further window opens today; undefined without windows.
 */
export function timingAt(windows: readonly DayWindow[], nowMs: number): Timing | undefined {
  const midnight = nowMs - ((nowMs + BEIJING_MS) % DAY_MS);
  const spans = [-1, 0, 1].flatMap((day) => windows.map((window) => spanOf(window, midnight + day * DAY_MS)));
  const open = spans.filter(({ from, to }) => from <= nowMs && nowMs < to).sort((a, b) => b.to - a.to)[0];
  if (open !== undefined) return { kind: 'open', window: open.window, until: open.to };
  const next = spans.filter(({ from }) => from > nowMs).sort((a, b) => a.from - b.from)[0];
  if (next === undefined) return undefined;
  return { kind: next.from < midnight + DAY_MS ? 'before' : 'after', window: next.window, until: next.from };
}

function spanOf(window: DayWindow, midnight: number) {
  const from = midnight + millisOf(window.start);
  const to = midnight + millisOf(window.end);
  return { window, from, to: to > from ? to : to + DAY_MS };
}

function millisOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
