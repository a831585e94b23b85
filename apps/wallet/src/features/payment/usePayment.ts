import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getPayInfo } from '@parlour/api-client/endpoints/wallet';
import { useAnswer, usePlatform, useQueryParams, useSession } from '@parlour/platform';
import { usePages } from '@parlour/platform/pages';
import { useReducer } from 'react';
import { usdtOf } from '#shared';
import { createdMs, decisionOf, PAY_WINDOW_MS, type PaymentState, stateOf } from './paymentRules';

const LOOK_AGAIN_MS = 4000;

export interface Sum {
  readonly value: string;
  readonly currency: '¥' | 'USDT';
}

export interface PayTarget {
  readonly address: string;
  readonly protocol: string;
  readonly picture: string;
}

export interface Order {
  readonly no: string;
  readonly paytype: string;
  readonly isUsdt: boolean;
  readonly yuan: string;
  /** Exactly what to send; undefined until the rate of a USDT order is known. */
  readonly sum: Sum | undefined;
  readonly createdAt: string;
  /** Until when it can be paid, in epoch milliseconds of the server's clock. */
  readonly until: number | undefined;
  readonly state: PaymentState;
  readonly target: PayTarget | undefined;
  /** Has the state read again: the hour is over. */
  readonly onEnd: () => void;
}

export type Payment =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown'; readonly message: string }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'known'; readonly order: Order };

/** The order in the address, its hour by the server's clock, and what the records say of it while the page is open. */
export function usePayment(): Payment {
  const { serverNow } = usePlatform();
  const session = useSession();
  const no = useQueryParams().get('deposit_no') ?? '';
  const [, onEnd] = useReducer((count: number) => count + 1, 0);
  const asked = useAnswer(getPayInfo, { deposit_no: no }, { isEnabled: no !== '', quiet: true });
  const records = usePages(getTransactionRecords, { date: 4, type: 1, api_type: '' }, (row) => row.out_trade_no, {
    isEnabled: asked.data !== undefined,
    quiet: true,
    lookAgain: { at: (row) => row.out_trade_no === no && decisionOf([row], no) === undefined, everyMs: LOOK_AGAIN_MS },
  });

  if (no === '') return { status: 'unknown', message: '' };
  if (asked.data === undefined) {
    if (asked.error === undefined || asked.isLoading) return { status: 'loading' };
    return asked.error.kind === 'refused'
      ? { status: 'unknown', message: asked.error.message }
      : { status: 'failed', retry: asked.retry };
  }

  const { info, cardlist } = asked.data;
  const paytype = info.paytype || (asked.message ?? '');
  const isUsdt = /usdt/i.test(paytype);
  const rate = session.role === 'member' ? session.user?.usdtrate : undefined;
  const created = createdMs(info.created_at);
  const until = created === undefined ? undefined : created + PAY_WINDOW_MS;
  const order: Order = {
    no: asked.data.deposit_no || no,
    paytype,
    yuan: info.amount,
    sum: isUsdt ? usdtSum(info.amount, rate) : { value: info.amount, currency: '¥' },
    isUsdt,
    createdAt: info.created_at,
    until,
    state: stateOf(decisionOf(records.rows, no), until, serverNow()),
    target: cardlist?.mch_id ? { address: cardlist.mch_id, protocol: cardlist.content, picture: cardlist.payimg } : undefined,
    onEnd,
  };
  return { status: 'known', order };
}

/** An operator without a rate is paid in yuan. */
function usdtSum(yuan: string, rate: string | undefined): Sum | undefined {
  if (rate === undefined) return undefined;
  const usdt = usdtOf(yuan, rate);
  return usdt === undefined ? { value: yuan, currency: '¥' } : { value: usdt, currency: 'USDT' };
}
