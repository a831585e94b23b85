import type { Operator } from '../site/operator';

export interface SweepMember {
  readonly token: string;
  /** The number of a deposit. */
  readonly order: string;
}

/** The member who walks: one with a history, and a deposit that is still open. */
export async function sweepMember(operator: Operator): Promise<SweepMember> {
  const { token, call } = await operator.logIn();
  await call('recharge', { paytype: 'usdt', amount: '100', catepay: 'TRC20' });
  const newest = { date: 1, type: 1, page: 1, api_type: '' };
  const { data } = await call<{ data: readonly { out_trade_no: string }[] }>('gettransrecord', newest);
  return { token, order: data[0]?.out_trade_no ?? '' };
}
