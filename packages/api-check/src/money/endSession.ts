import { isApiError } from '@parlour/api-client';
import { getUser, logIn, logOff } from '@parlour/api-client/endpoints/session';
import type { Check } from '../check';
import { judge } from '../judge';
import { Several, Unasked, type Wish } from '../known';
import { rows } from '../requests';
import { depositOf } from './deposits';
import { transferOf } from './transfers';
import { expectRefusal } from './trial';

const ENDED = 'with the session that was logged off';
const NOT_ENDED = 'POST /api/logoff did not succeed, so nothing was logged off';

type Account = NonNullable<Wish['account']>;

/** Logs off: the token must be invalid afterwards, for calls that move money too. */
export async function endSession(check: Check, payload: unknown): Promise<void> {
  const { account, withMoney } = check.wish;
  const ended = check.token;
  const asked = await check.send(logOff, payload);
  check.note(logOff, judge(logOff, asked, 'answer'));
  if (isApiError(asked.read)) check.note(getUser, { kind: 'unasked', why: NOT_ENDED }, ENDED);
  else {
    check.note(getUser, judge(getUser, await check.send(getUser, {}), 'noSession'), ENDED);
    if (withMoney && account !== undefined) await tryMoneyAfter(check, account, ended);
  }
  if (withMoney && account !== undefined) await tryWrongPassword(check, account);
}

async function tryMoneyAfter(check: Check, account: Account, ended: string | undefined): Promise<void> {
  check.keep(logIn, '', await check.send(logIn, account, { token: undefined }));
  // If the backend gives a member the same token again, there is no old token to check.
  if (check.token !== ended) await tryEnded(check, ended);
  await check.send(logOff, {});
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
async function tryWrongPassword(check: Check, account: Account): Promise<void> {
  const payload = { ...account, password: `${account.password.slice(0, 30)}x` };
  const asked = await check.send(logIn, payload, { token: undefined });
  const hope = { sent: 'a wrong password', why: 'anybody could log in as this member' };
  check.note(logIn, judge(logIn, asked, hope), 'with a wrong password');
}
