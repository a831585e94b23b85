import type { RequestOf } from '@parlour/api-client';
import type { getPayRange, submitDeposit } from '@parlour/api-client/endpoints/wallet';
import { payWayIn } from './comparisons/payWays';
import type { Known } from './known';

interface DepositWay {
  readonly way: string;
  /** Whether the list of ways to pay says that it is open. */
  readonly flag: 'usdt' | 'wechat' | 'alipay';
  readonly range: RequestOf<typeof getPayRange>['type'];
  readonly deposit: (amount: string) => RequestOf<typeof submitDeposit>;
}

/** Deposits by bank are left out, because somebody would have to look for money that was never sent. */
const ways: readonly DepositWay[] = [
  ...(['TRC20', 'ERC20'] as const).map((catepay): DepositWay => ({
    way: `in USDT over ${catepay}`,
    flag: 'usdt',
    range: catepay === 'TRC20' ? 'usdt-trc20' : 'usdt-erc20',
    deposit: (amount) => ({ paytype: 'usdt', amount, catepay }),
  })),
  { way: 'by WeChat', flag: 'wechat', range: 'wechat', deposit: (amount) => ({ paytype: 'wxpay', amount }) },
  { way: 'by Alipay', flag: 'alipay', range: 'alipay', deposit: (amount) => ({ paytype: 'alipay', amount }) },
];

/** The ways to deposit whose orders can be requested, if the backend offers them. */
export function openWays({ reply }: Known): readonly DepositWay[] {
  return ways.filter(({ flag }) => reply('getPayWays')?.data[flag] !== false);
}

/** A way that is closed, if there is one. */
export function closedWay({ reply }: Known): DepositWay | undefined {
  return ways.find(({ flag }) => reply('getPayWays')?.data[flag] === false);
}

/** The orders to check: new ones, or else the newest record of each way to pay, except by bank. */
export function ordersOf({ reply, orders }: Known): readonly { readonly way: string; readonly no: string }[] {
  const made = [...orders].map(([way, { no }]) => ({ way, no }));
  if (made.length > 0) return made;
  const records = reply('getTransactionRecords')?.data.data ?? [];
  const numbered = records.filter(({ out_trade_no, pay_way }) => out_trade_no !== '' && payWayIn(pay_way) !== 'bank');
  const newest = new Map(
    numbered.toReversed().map(({ out_trade_no: no, pay_way }) => [pay_way, { way: `of the order ${no}`, no }]),
  );
  return [...newest.values()];
}
