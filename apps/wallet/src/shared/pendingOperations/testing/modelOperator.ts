import { beijingTime } from '@parlour/testing';
import Big from 'big.js';
import type { RecordType } from '../moneyCalls';

/** A random generator that gives the same values for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)] as Choice;
  return { pick, chance: (part: number) => next() < part };
}

/** A transfer in the books; without a key another device ordered it. */
export interface Booking {
  readonly no: string;
  readonly member: string;
  readonly sum: string;
  readonly type: RecordType;
  readonly key: string | undefined;
  readonly at: number;
}

/**
 * Simulates an operator with random traits. Its books are correct, but its answers are as irregular as decision 12 still covers.
 */
export function createOperator({ pick, chance }: ReturnType<typeof createRandom>) {
  const isPlain = chance(0.25);
  const odd = <Trait>(plain: Trait, choices: readonly Trait[]) => (isPlain ? plain : pick(choices));
  const zone = odd(8, [8, 8, 0, 5.5, -7]);
  const clockMs = odd(0, zone === 8 ? [0, 1500, -10_000, -400_000, 10_000, 90_000] : [0, -10_000, -90_000, 60_000]);
  const order = odd('newest', ['newest', 'oldest', 'none']);
  // It lists a transfer minutes after it changed the balance, which nothing else changes.
  const isLate = odd(false, [true, false, false, false]);
  // With short pages, newer transfers fill the first page if their times look older.
  const isClockRight = zone === 8 && Math.abs(clockMs) < 3000;
  const pageSize = odd(20, order === 'none' ? [6, 20] : isClockRight ? [1, 3, 20] : [20]);
  const listedMs = isLate ? 180_000 : pick([0, 4000, 25_000]);
  const movedMs = isLate ? 0 : pick([0, 20_000]);
  const fee = odd(0, [0, 0, 0.02]);
  const sign = pick(['', '-']);
  const hasNumbers = odd(true, [true, true, true, false]);
  const hasTimes = odd(true, [true, true, true, false]);
  const honoursKeys = pick([true, false]);
  const failing = pick([0, 0, 0.2]);
  const bookings: Booking[] = [];
  const wins: Pick<Booking, 'member' | 'sum'>[] = [];
  const bookedBy = (who: string, beforeMs: number) =>
    bookings.filter(({ member, at }) => member === who && at + beforeMs <= Date.now());
  return {
    traits: {
      isPlain,
      isLate,
      zone,
      clockMs,
      order,
      pageSize,
      listedMs,
      movedMs,
      fee,
      sign,
      hasNumbers,
      hasTimes,
      honoursKeys,
      failing,
    },
    bookings,
    book: (member: string, sum: string, type: RecordType, key?: string): Booking => {
      const before = honoursKeys && key !== undefined && bookings.find((booking) => booking.key === key);
      if (before) return before;
      const booking = { no: `TR${bookings.length}`, member, sum, type, key, at: Date.now() };
      bookings.splice(order === 'none' ? pick([0, bookings.length >> 1]) : 0, 0, booking);
      return booking;
    },
    win: (member: string, sum: string) => void wins.push({ member, sum }),
    balance: (member: string): string => {
      const moved = bookedBy(member, movedMs).map(({ type, sum }) => (type === 3 ? `-${sum}` : sum));
      const won = wins.filter((win) => win.member === member).map(({ sum }) => sum);
      return [...moved, ...won].reduce((total, sum) => total.plus(sum), new Big(10_000)).toFixed(2);
    },
    records: (member: string, type: RecordType, page: number) => {
      const listed = bookedBy(member, listedMs).filter((booking) => booking.type === type);
      if (order === 'oldest') listed.reverse();
      const from = (page - 1) * pageSize;
      const data = listed.slice(from, from + pageSize).map(({ no, sum, at }) => ({
        out_trade_no: hasNumbers ? no : '',
        amount: sign + new Big(sum).times(1 - fee).toFixed(2),
        pay_way: '',
        state: 1,
        created_at: hasTimes ? beijingTime(at + clockMs + (zone - 8) * 3_600_000) : '',
      }));
      return { data, total: listed.length, last_page: Math.max(1, Math.ceil(listed.length / pageSize)) };
    },
  };
}
