import { type Endpoint, isApiError } from '@parlour/api-client';
import { type CallName, calls, isOfVisitors } from '@parlour/api-client/endpoints/all';
import type { Asked } from './ask';
import { Check, type Finding, type Listeners } from './check';
import { compareOrder } from './comparisons/compareOrder';
import { compareWallets } from './comparisons/compareWallets';
import { type Hope, judge, lackOf, withMisfits } from './judge';
import { type Known, Several, Unasked, type Wish } from './known';
import { tryDeposits } from './money/deposits';
import { endSession } from './money/endSession';
import { tryRecovery, tryTransfers } from './money/transfers';
import { tryWithdrawals } from './money/withdrawals';
import { type Sending, sendings } from './requests';

/** Calls for which more than one request is checked, by name. */
const trials: Readonly<Partial<Record<string, (check: Check, payload: never) => Promise<void>>>> = {
  submitTransfer: tryTransfers,
  recoverAll: tryRecovery,
  submitWithdrawal: tryWithdrawals,
  submitDeposit: tryDeposits,
  logOff: endSession,
};

/** Sends each call of the contract to a backend, one after the other, and compares the answers with what was done before. */
export async function checkBackend(wish: Wish, listeners: Listeners = {}): Promise<Finding[]> {
  const check = new Check(wish, listeners);
  for (const sending of sendings) if (check.isWanted(sending.endpoint)) await run(check, sending);
  if (check.absence !== undefined) return check.findings;
  if (check.reply('logIn') === undefined && check.isWanted(calls.getUser))
    check.note(calls.getUser, judge(calls.getUser, await check.send(calls.getUser, {}), 'noSession'), 'without a session');
  return check.findings;
}

async function run(check: Check, sending: Sending): Promise<void> {
  const { endpoint, hopes = 'answer' } = sending;
  const name = endpoint.name as CallName;
  if (check.asked.has(name) || check.absence !== undefined) return;
  check.asked.add(name);
  const payload = await payloadOf(check, sending);
  if (check.absence !== undefined) return;
  const tryAll = trials[name];
  if (payload instanceof Unasked) check.note(endpoint, { kind: 'unasked', why: payload.why });
  else if (tryAll !== undefined) await tryAll(check, payload as never);
  else if (payload instanceof Several) {
    for (const { way, payload: one } of payload.askings) await askOne(check, endpoint, one, hopes, way);
  } else await askOne(check, endpoint, payload, hopes);
  if (endpoint === calls.getUser && check.token !== undefined) await compareWallets(check);
}

/** The payload, once every call that it depends on was sent. */
async function payloadOf(check: Check, { endpoint, ask }: Sending): Promise<unknown> {
  for (;;) {
    const missing = new Set<CallName>();
    const known = check.known(missing);
    const payload = skipReason(endpoint, known) ?? ask(known);
    const first = sendings.find((one) => missing.has(one.endpoint.name as CallName));
    if (first === undefined || check.absence !== undefined) return payload;
    await run(check, first);
  }
}

function skipReason(endpoint: Endpoint, known: Known): Unasked | undefined {
  if (!isOfVisitors(endpoint) && known.reply('logIn') === undefined) return new Unasked('nobody is logged in');
  return endpoint.movesMoney && !known.withMoney ? new Unasked('moves money: --with-money sends it') : undefined;
}

async function askOne(check: Check, endpoint: Endpoint, payload: unknown, hope: Hope, way?: string): Promise<void> {
  const result = await check.send(endpoint, payload);
  check.keep(endpoint, way ?? '', result);
  const { absence } = check;
  if (absence !== undefined) return check.note(endpoint, { kind: 'unreachable', why: absence, isAbsent: true });
  check.note(endpoint, await verdictOn(check, endpoint, payload, result, hope, way), way);
}

async function verdictOn(check: Check, endpoint: Endpoint, payload: unknown, result: Asked, hope: Hope, way = '') {
  const lack = endpoint.isOptional ? lackOf(result) : undefined;
  if (lack !== undefined) return lack;
  const verdict = judge(endpoint, result, hope);
  const more = endpoint === calls.getPayInfo ? await compareOrder(check, way, payload, result) : [];
  return isApiError(result.read) && more.length > 0 ? { kind: 'misfit' as const, misfits: more } : withMisfits(verdict, more);
}
