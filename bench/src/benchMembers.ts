import { logIn, register } from '@parlour/api-client/endpoints/session';
import { submitDeposit, submitTransfer } from '@parlour/api-client/endpoints/wallet';
import type { RunningOperator } from '@parlour/operator/testing/runOperator';
import type { Call } from './wrk';

const COUNT = 32;
const VENUE = 'PP';
const deposit = { paytype: 'usdt', amount: '3000', catepay: 'TRC20' };

/** A member with money in both wallets and a game open. */
export interface BenchMember {
  readonly token: string;
  readonly game: string;
}

/** Registers members with a deposit, a transfer to a venue, and an open game there. */
export async function benchMembers(operator: RunningOperator): Promise<readonly BenchMember[]> {
  const members = [];
  for (let index = 0; index < COUNT; index += 1) members.push(await newMember(operator, `bench${index}`));
  return members;
}

async function newMember(operator: RunningOperator, name: string): Promise<BenchMember> {
  const password = 'bench-password';
  const call = async (path: string, body: object, token?: string) => {
    const answer = await operator.post(path, body, { token });
    if (answer.body.code !== 200) throw new Error(`${path}: ${answer.body.message}`);
    return answer.body.data;
  };
  await call(register.path, { name, password, confirmPass: password, realname: '林澜', paypassword: password, code: '1234' });
  const { api_token: token } = (await call(logIn.path, { name, password })) as { api_token: string };
  await call(submitDeposit.path, deposit, token);
  await credited(operator, token);
  await call(submitTransfer.path, { amount: '1000', sourcetype: 'userbalance', targettype: VENUE }, token);
  const opened = (await call('/api/getGameUrl', { plat_name: VENUE, game_code: 'lucky-sevens', is_mobile_url: 1 }, token)) as {
    url: string;
  };
  return { token, game: new URL(opened.url, operator.url).searchParams.get('session') ?? '' };
}

/** Deposits have to be approved first. */
async function credited(operator: RunningOperator, token: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await operator.post('/api/balance', {}, { token });
    if (Number((body.data as { balance: string }).balance) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a deposit was not credited within five seconds');
}

const posted = (path: string, body: object, token?: string): Call => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
});

/** The frequent calls of members, by kind, one per member. */
export function memberCalls(members: readonly BenchMember[]): Readonly<Record<string, readonly Call[]>> {
  const transfer = (sourcetype: string, targettype: string) =>
    members.map(({ token }) => posted(submitTransfer.path, { amount: '1', sourcetype, targettype }, token));
  return {
    balance: members.map(({ token }) => posted('/api/balance', {}, token)),
    'transfer between wallets': [...transfer('userbalance', VENUE), ...transfer(VENUE, 'userbalance')],
    bet: members.map(({ game }) => posted('/demo/games/bet', { session: game, amount: '1', choice: 'spin' })),
    deposit: members.map(({ token }) => posted(submitDeposit.path, deposit, token)),
  };
}
