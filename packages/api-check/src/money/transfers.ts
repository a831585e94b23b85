import type { RequestOf } from '@parlour/api-client';
import { CENTRAL_WALLET, recoverAll, submitTransfer } from '@parlour/api-client/endpoints/wallet';
import type { Check } from '../check';
import { exactly, farMoreThan } from '../comparisons/amounts';
import { readBooks } from '../comparisons/books';
import { compareWallets } from '../comparisons/compareWallets';
import { book, expectRefusal, repeat, tapTwice, type Trial } from './trial';

type Transfer = RequestOf<typeof submitTransfer>;

/** Checks transfers into a venue and out of it: once per key, and never more than the balance. */
export async function tryTransfers(check: Check, payload: Transfer): Promise<void> {
  const first = await book(check, transferOf(payload));
  const isWhole = first.verdict.kind !== 'refused';
  // Some venues take whole yuan only.
  const made = isWhole ? first : await book(check, transferOf({ ...payload, amount: '1' }));
  check.keep(submitTransfer, '', made.asked);
  check.note(submitTransfer, made.verdict);
  if (check.reply('submitTransfer') !== undefined) {
    await repeat(check, made);
    await compareWallets(check);
    const { amount } = made.trial.payload as Transfer;
    await tapTwice(check, transferOf({ ...payload, amount }));
    const unkeyed = await book(check, transferOf({ ...payload, amount }), null);
    check.note(submitTransfer, unkeyed.verdict, 'without Idempotency-Key');
    const { sourcetype, targettype } = payload;
    const back = await book(check, transferOf({ amount, sourcetype: targettype, targettype: sourcetype }));
    check.note(submitTransfer, back.verdict, 'back out of the venue');
  }
  const { central = 0n } = await readBooks(check.read, []);
  for (const { change, sent, why } of refusals(farMoreThan(central)))
    await expectRefusal(check, transferOf({ ...payload, ...change }), { sent, why }, sent);
}

const refusals = (more: string) => [
  { change: { amount: more }, sent: `¥${more}, more than there is`, why: 'money would come from nowhere' },
  { change: { amount: '-1' }, sent: 'a sum below zero', why: 'it would move money the other way, whatever is there' },
  { change: { amount: '1.234' }, sent: '¥1.234, with three decimals', why: 'whatever is rounded is lost or given away' },
  { change: { targettype: CENTRAL_WALLET }, sent: 'a wallet to itself', why: 'nothing can be moved so' },
  { change: { targettype: 'nowhere' }, sent: 'a wallet that does not exist', why: 'the money would be lost' },
];

/** A transfer of the central wallet, and its effect. */
export function transferOf(payload: Transfer): Trial {
  const { sourcetype, targettype } = payload;
  const sum = exactly(String(payload.amount));
  const isIn = sourcetype === CENTRAL_WALLET;
  const [central, inVenue] = isIn ? [-sum, sum] : [sum, -sum];
  const venues = new Map([[String(isIn ? targettype : sourcetype), inVenue]]);
  return { endpoint: submitTransfer, payload, effect: { central, venues, types: isIn ? [3, 4] : [4, 3], record: sum } };
}

/** All money comes back from the venues, to the cent. */
export async function tryRecovery(check: Check, payload: object): Promise<void> {
  const { venues, hasUnknown } = await readBooks(check.read, []);
  const central = [...venues.values()].reduce((sum, balance) => sum + balance, 0n);
  const effect = {
    ...(!hasUnknown && { central }),
    venues: new Map([...venues].map(([name, balance]) => [name, -balance])),
    types: [],
    record: 'any' as const,
  };
  const { asked, verdict } = await book(check, { endpoint: recoverAll, payload, effect });
  check.keep(recoverAll, '', asked);
  check.note(recoverAll, verdict);
}
