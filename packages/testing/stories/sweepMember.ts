import { callApi } from './member';

export interface SweepMember {
  readonly token: string;
  /** The number of a deposit. */
  readonly order: string;
}

/** The member who walks: one with a history, and a deposit that is still open. */
export async function sweepMember(site: string): Promise<SweepMember> {
  const { api_token: token } = await callApi<{ api_token: string }>(site, 'login_pc', { name: 'demo', password: 'demo1234' });
  await callApi(site, 'recharge', { paytype: 'usdt', amount: '100', catepay: 'TRC20' }, token);
  const newest = { date: 1, type: 1, page: 1, api_type: '' };
  const { data } = await callApi<{ data: readonly { out_trade_no: string }[] }>(site, 'gettransrecord', newest, token);
  return { token, order: data[0]?.out_trade_no ?? '' };
}
