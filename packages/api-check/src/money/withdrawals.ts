import type { RequestOf } from '@parlour/api-client';
import { submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import type { Check } from '../check';
import { exactly, farMoreThan } from '../comparisons/amounts';
import { readBooks } from '../comparisons/books';
import { book, expectRefusal, repeat, type Trial } from './trial';

type Withdrawal = RequestOf<typeof submitWithdrawal>;

const LEAST = '100';
const NONE_ACCEPTED = 'no withdrawal was accepted, so this would prove nothing';

/** Checks that a withdrawal is deducted at once, once per key, and only with the payment password. */
export async function tryWithdrawals(check: Check, payload: Withdrawal): Promise<void> {
  const first = await book(check, withdrawalOf(payload));
  // Some take whole yuan only.
  const made = first.verdict.kind === 'refused' ? await book(check, withdrawalOf({ ...payload, amount: LEAST })) : first;
  check.keep(submitWithdrawal, '', made.asked);
  check.note(submitWithdrawal, made.verdict);
  const isAccepted = check.reply('submitWithdrawal') !== undefined;
  if (isAccepted) await repeat(check, made);
  const { central = 0n } = await readBooks(check.read, []);
  const more = farMoreThan(central);
  const wrong = { sent: 'a wrong payment password', why: 'it protects the money' };
  if (isAccepted) await expectRefusal(check, withdrawalOf({ ...payload, password: `${payload.password}x` }), wrong, wrong.sent);
  else check.note(submitWithdrawal, { kind: 'unasked', why: NONE_ACCEPTED }, `with ${wrong.sent}`);
  const refusals = [
    { change: { amount: more }, sent: `¥${more}, more than there is`, why: 'money would come from nowhere' },
    { change: { amount: '99.99' }, sent: '¥99.99, less than the smallest', why: 'the smallest withdrawal is ¥100' },
    { change: { bank: '987654321' }, sent: 'a card that does not exist', why: 'nobody could be paid' },
    { change: { amount: '-100' }, sent: 'a sum below zero', why: 'it would credit the member' },
  ];
  for (const { change, sent, why } of refusals)
    await expectRefusal(check, withdrawalOf({ ...payload, ...change }), { sent, why }, sent);
}

function withdrawalOf(payload: Withdrawal): Trial {
  const sum = exactly(String(payload.amount));
  return { endpoint: submitWithdrawal, payload, effect: { central: -sum, types: [2], record: sum } };
}
