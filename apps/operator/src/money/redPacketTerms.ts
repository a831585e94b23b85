import Big from 'big.js';

const DAY_MS = 86_400_000;

export interface Terms {
  /** `HH:mm` in Beijing. */
  readonly startTime: string;
  readonly endTime: string;
  /** Deposits and settled bets asked for, in yuan. */
  readonly recharge: string;
  readonly dayFlow: string;
}

/** Money that moved at an instant. */
export interface Moved {
  readonly amount: string;
  readonly at: Date;
}

/** From when on money counts for the window of the day that begins at `midnight`. */
export function countsFrom({ endTime }: Terms, midnight: Date): Date {
  return new Date(midnight.getTime() - DAY_MS + millisOf(endTime));
}

/** When the window of that day opens and deposits stop to count for it (spec section 9). */
export function opensAt({ startTime }: Terms, midnight: Date): Date {
  return new Date(midnight.getTime() + millisOf(startTime));
}

/** Whether `now` is in the window of that day. */
export function isOpen(terms: Terms, midnight: Date, now: Date): boolean {
  return now >= opensAt(terms, midnight) && now.getTime() < midnight.getTime() + millisOf(terms.endTime);
}

/** The deposits that count; on a day without windows later ones count too. */
export function counted(terms: Terms, midnight: Date, deposits: readonly Moved[], isAllDay: boolean): string {
  const [from, to] = [countsFrom(terms, midnight), opensAt(terms, midnight)];
  return sumOf(deposits.filter(({ at }) => at >= from && (isAllDay || at < to)));
}

/** Whether deposits and settled bets reach what the terms ask for. */
export function isReached(terms: Terms, midnight: Date, recharged: string, bets: readonly Moved[]): boolean {
  const flow = sumOf(bets.filter(({ at }) => at >= countsFrom(terms, midnight)));
  return new Big(recharged).gte(terms.recharge) && new Big(flow).gte(terms.dayFlow);
}

function sumOf(moved: readonly Moved[]): string {
  return moved.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);
}

function millisOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
