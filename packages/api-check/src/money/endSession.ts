import { getUser, logIn, logOff } from '@parlour/api-client/endpoints/session';
import type { Check } from '../check';
import { judge } from '../judge';
import { Several, Unasked } from '../known';
import { rows } from '../requests';
import { depositOf } from './deposits';
import { transferOf } from './transfers';
import { expectRefusal } from './trial';

const ENDED = 'with the session that was logged off';

/** Logs off: the token must end with that, for calls that move money too. */
export async function endSession(check: Check, payload: unknown): Promise<void> {
  const ended = check.token;
  check.note(logOff, judge(logOff, await check.send(logOff, payload), 'answer'));
  check.note(getUser, judge(getUser, await check.send(getUser, {}), 'noSession'), ENDED);
  if (!check.wish.withMoney || check.wish.account === undefined) return;
  check.keep(logIn, '', await check.send(logIn, check.wish.account, { token: undefined }));
  // Whoever has one token for a member, whatever happens, has no old one.
  if (check.token !== ended) await tryEnded(check, ended);
  await check.send(logOff, {});
  await tryWrongPassword(check, check.wish.account);
}

async function tryEnded(check: Check, ended: string | undefined): Promise<void> {
  const known = check.known(new Set());
  const transfer = rows.submitTransfer.ask(known);
  const deposit = rows.submitDeposit.ask(known);
  if (!(transfer instanceof Unasked) && !(transfer instanceof Several))
    await expectRefusal(check, transferOf(transfer), 'noSession', ENDED, ended);
  const [first] = deposit instanceof Several ? deposit.askings : [];
  if (first !== undefined) await expectRefusal(check, depositOf(first.payload), 'noSession', ENDED, ended);
}

/** Last, because it counts as an attempt to guess. */
async function tryWrongPassword(check: Check, account: { readonly name: string; readonly password: string }): Promise<void> {
  const payload = { ...account, password: `${account.password.slice(0, 30)}x` };
  const asked = await check.send(logIn, payload, { token: undefined });
  const hope = { sent: 'a wrong password', why: 'anybody could log in as this member' };
  check.note(logIn, judge(logIn, asked, hope), 'with a wrong password');
}
