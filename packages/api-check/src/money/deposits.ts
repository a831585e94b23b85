import { isApiError, type RequestOf } from '@parlour/api-client';
import { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import type { Check } from '../check';
import { absolute, exactly, wholeYuan, yuan } from '../comparisons/amounts';
import { newRecords } from '../comparisons/books';
import { orderNumberOf } from '../comparisons/orders';
import { wrongTime } from '../comparisons/orderTimes';
import { type Verdict, withMisfits } from '../judge';
import type { Several } from '../known';
import { closedWay } from '../deposits';
import { fieldOf, type Misfit } from '../misfits';
import { book, type Booking, expectRefusal, repeat, type Trial } from './trial';

type Deposit = RequestOf<typeof submitDeposit>;

/**
 * Amounts have cents, which a backend that rounds would lose, and a cent more for each way, so that each order has a different
 * amount.
 */
const ODD = 37n;
const CENT = exactly('0.01');
const THREE_DECIMALS = exactly('1.234');

/** Makes an order in each way, which stays unpaid, and orders that must be refused. */
export async function tryDeposits(check: Check, { askings }: Several<Deposit>): Promise<void> {
  for (const [index, { way, payload }] of askings.entries()) {
    const madeMs = Date.now();
    const booking = await bookOdd(check, payload, (ODD + BigInt(index)) * CENT, largest(check, way));
    check.keep(submitDeposit, way, booking.asked);
    const verdict = refusesWhatItAllows(check, booking) ?? booking.verdict;
    check.note(submitDeposit, withMisfits(verdict, orderMisfits(check, way, booking, madeMs)), way);
    if (index === 0 && !isApiError(booking.asked.read)) await repeat(check, booking, way);
  }
  const [first] = askings;
  if (first !== undefined) await tryRefusals(check, first.way, first.payload);
}

const largest = (check: Check, way: string) => {
  const most = check.reply('getPayRange', way)?.data.max_price;
  return most === undefined ? undefined : exactly(most);
};

/** Some take whole yuan only. */
async function bookOdd(check: Check, payload: Deposit, more: bigint, most: bigint | undefined): Promise<Booking> {
  const odd = exactly(String(payload.amount)) + more;
  if (most !== undefined && odd > most) return book(check, depositOf(payload));
  const booking = await book(check, depositOf({ ...payload, amount: yuan(odd) }));
  const whole = wholeYuan(exactly(String(payload.amount)));
  const isAllowed = most === undefined || whole <= most;
  return booking.verdict.kind === 'refused' && isAllowed ? book(check, depositOf({ ...payload, amount: yuan(whole) })) : booking;
}

/** Codes for a member's limit or break, for which sums within the range are refused. */
const OF_THE_MEMBER: readonly number[] = [461, 462];

/** A refusal of a sum within the limits, for a way that is open. */
function refusesWhatItAllows(check: Check, { trial, verdict }: Booking): Verdict | undefined {
  if (verdict.kind !== 'refused' || OF_THE_MEMBER.includes(verdict.code)) return undefined;
  if (check.reply('getPayWays') === undefined) return undefined;
  const sum = yuan(exactly(String((trial.payload as Deposit).amount)));
  const misfit: Misfit = {
    at: 'code',
    expected: `200 for ¥${sum}, which POST /api/getPayRange allows`,
    got: `${verdict.code} ${verdict.message}`.trim(),
    change:
      'Take each sum between the limits, or send other limits; close the way in GET /api/get_pay_way if nobody can pay by it.',
  };
  return { kind: 'misfit', misfits: [misfit] };
}

/** A deposit of this amount; it changes no wallet before it is paid. */
export function depositOf(payload: Deposit): Trial {
  const effect = {
    central: 0n,
    types: [1],
    record: exactly(String(payload.amount)),
    advice: 'A deposit waits until it is paid.',
  } as const;
  return { endpoint: submitDeposit, payload, effect };
}

/** Stores the order for POST /api/payinfo, and checks its number and time. */
function orderMisfits(check: Check, way: string, { trial, asked: { raw, read }, before, after }: Booking, madeMs: number) {
  if (isApiError(read)) return [];
  const { amount, paytype, ...more } = trial.payload as Deposit;
  const added = newRecords(before, after, 1);
  const row =
    added.find((one) => absolute(exactly(one.amount)) === exactly(String(amount))) ??
    (check.unclear.size > 0 ? undefined : added[0]);
  const { no, misfits } = orderNumberOf(read.message, fieldOf(raw?.data, 'data'), row);
  const protocol = 'catepay' in more ? more.catepay : undefined;
  const made = { atMs: madeMs, paytype, ...(protocol !== undefined && { protocol }) };
  if (no !== '') check.orders.set(way, { no, amount: String(amount), made });
  const at = `created_at of ${no} in POST /api/gettransrecord`;
  return [...misfits, ...(row === undefined ? [] : wrongTime(at, row.created_at, madeMs))];
}

async function tryRefusals(check: Check, way: string, payload: Deposit): Promise<void> {
  const least = exactly(String(payload.amount));
  const most = largest(check, way);
  const limits = 'POST /api/getPayRange promises these limits';
  const refusals = [
    ...(least > CENT ? [{ amount: least - CENT, words: 'less than the smallest', why: limits }] : []),
    ...(most === undefined ? [] : [{ amount: most + CENT, words: 'more than the largest', why: limits }]),
    ...(most === undefined || least + THREE_DECIMALS <= most
      ? [{ amount: least + THREE_DECIMALS, words: 'with three decimals', why: 'nobody can pay it exactly' }]
      : []),
    { amount: 0n, words: 'nothing', why: 'an order is for more than nothing' },
    { amount: -least, words: 'a sum below zero', why: 'paid, it would take money' },
  ];
  for (const { amount, words, why } of refusals) {
    const sent = `¥${yuan(amount)}, ${words}`;
    await expectRefusal(check, depositOf({ ...payload, amount: yuan(amount) }), { sent, why }, sent);
  }
  const closed = closedWay(check.known(new Set()));
  if (closed === undefined) return;
  const sent = `an order ${closed.way}, which is closed`;
  const why = 'GET /api/get_pay_way closes it, and nobody looks for the money';
  await expectRefusal(check, depositOf(closed.deposit(String(payload.amount))), { sent, why }, sent);
}
