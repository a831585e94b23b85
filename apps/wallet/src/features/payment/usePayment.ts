import type { AnswerOf } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { getPayInfo } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, usePlatform, useQuery, useQueryParams, useUser } from '@parlour/platform';
import { momentMs } from '@parlour/platform/payWindow';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useReducer, useState } from 'react';
import { madeDeposit, readRecords, usdtOf } from '#shared';
import { firstSeenMs } from './firstSeen';
import { isAppLink } from './payLink';
import {
  checkSum,
  decisionOf,
  type PaymentState,
  payWindowOf,
  type SumCheck,
  type TimeCheck,
  protocolIn,
  protocolOf,
  protocolOfAddress,
  stateOf,
  type PaymentMethod,
  methodOf,
} from './paymentRules';

/** Polling of the order's record: at this interval for ten minutes, then every 30 s for two hours, then no more. */
const POLL_MS = 4000;
const SLOW_MS = 30_000;
const FAST_POLLS = 150;
const MAX_POLLS = 390;
const DEPOSITS = 1;
const LAST_30_DAYS = 4;

export interface Sum {
  readonly value: string;
  readonly currency: '¥' | 'USDT';
}

export interface Target {
  /** Empty when there is only a picture. */
  readonly address: string;
  /** The USDT protocol; for other methods the operator's own label, which may be empty. */
  readonly protocol: string;
  /** Empty when there is only an address. */
  readonly picture: string;
}

export interface Order {
  readonly no: string;
  /** Undefined when neither the message nor the order contains it. */
  readonly method: PaymentMethod | undefined;
  readonly yuan: string;
  /** The amount that was paid in according to the records, which may differ. */
  readonly credited: string | undefined;
  /** The exact amount to send; undefined until the rate of a USDT order is known. */
  readonly sum: Sum | undefined;
  readonly createdAt: string;
  /** The amount that the player requested; undefined if the order was not made on this device. */
  readonly asked: string | undefined;
  readonly sumCheck: SumCheck;
  readonly timeCheck: TimeCheck;
  /** Until when it can be paid, in epoch milliseconds of the server's clock. */
  readonly until: number;
  readonly state: PaymentState;
  /** The places where it can be paid, one of which the player chooses. */
  readonly targets: readonly Target[];
  readonly target: Target | undefined;
  readonly choose: (index: number) => void;
  /** Computes the state again when the hour is over. */
  readonly onEnd: () => void;
}

export interface Payment {
  /** Empty without an order number, or when the operator does not know it. */
  readonly order: LoadState<Order>;
  /** The operator's message when it refused the order. */
  readonly refusal: string | undefined;
}

/** The order in the address, its time limit by the server's clock, and its state in the records while the page is open. */
export function usePayment(): Payment {
  const { serverNow } = usePlatform();
  const rate = useUser().data?.usdtrate;
  const no = useQueryParams().get('deposit_no') ?? '';
  const [, onEnd] = useReducer((count: number) => count + 1, 0);
  const [picked, pick] = useState<number>();
  const query = useApiQuery(getPayInfo, { deposit_no: no }, { isEnabled: no !== '', quiet: true });
  const record = useRecord(no, query.data !== undefined);

  const state = loadStateOf(query);
  const refusal = query.error?.kind === 'refused' ? query.error.message : undefined;
  if (no === '' || (state.status === 'failed' && refusal !== undefined)) return { order: { status: 'empty' }, refusal };
  if (state.status !== 'ready') return { order: state, refusal };

  const { info, cardlist, deposit_no } = state.data;
  const words = [query.message ?? '', info.paytype];
  const places = cardlist.flatMap(({ content, mch_id }) => [content, protocolOfAddress(mch_id) ?? '']);
  const made = madeDeposit(no);
  const method = methodOf(...words, ...places, made?.protocol ?? '');
  const chosen = protocolIn(...words) ?? made?.protocol ?? 'TRC20';
  const targets = cardlist.map((target) => {
    // An app's link in place of a picture is used as the address, from which the code can be drawn.
    const isLink = isAppLink(target.payimg);
    return {
      address: isLink ? target.payimg : target.mch_id,
      protocol: method === 'usdt' ? protocolOf(target, chosen) : target.content,
      picture: isLink ? '' : target.payimg,
    };
  });
  const target = targets[picked ?? targets.findIndex(({ protocol }) => protocolIn(protocol) === chosen)] ?? targets[0];
  const created = momentMs(info.created_at);
  const firstSeen = firstSeenMs(no, serverNow());
  const { until, timeCheck } = payWindowOf({ created, made: made?.atMs, firstSeen });
  const sumCheck = checkSum({ yuan: info.amount, usdt: info.usdt_amount, asked: made?.amount, rate });
  const order: Order = {
    no: deposit_no || no,
    method,
    yuan: info.amount,
    credited: Number(record?.amount) > 0 ? record?.amount : info.amount,
    asked: made?.amount,
    sumCheck,
    sum: method === 'usdt' ? usdtSum(info, rate) : { value: info.amount, currency: '¥' },
    createdAt: info.created_at,
    timeCheck,
    until,
    state: stateOf({ decision: decisionOf(record), sumCheck, until }, serverNow()),
    targets,
    target,
    choose: pick,
    onEnd,
  };
  return { order: { status: 'ready', data: order }, refusal };
}

/** The order's record, polled until it is found and decided. */
function useRecord(no: string, isEnabled: boolean): TransactionRecord | undefined {
  const { call } = usePlatform();
  const { data } = useQuery({
    queryKey: [getTransactionRecords.name, 'record', no],
    queryFn: async () => {
      const { rows } = await readRecords(call, DEPOSITS, LAST_30_DAYS);
      return rows.find(({ out_trade_no }) => out_trade_no === no) ?? null;
    },
    enabled: isEnabled,
    refetchInterval: ({ state: { data: row, dataUpdateCount, errorUpdateCount } }) => {
      const polls = dataUpdateCount + errorUpdateCount;
      if (decisionOf(row) !== undefined || polls >= MAX_POLLS) return false;
      return polls < FAST_POLLS ? POLL_MS : SLOW_MS;
    },
  });
  return data ?? undefined;
}

/** The operator's own USDT amount takes precedence. An operator with neither an amount nor a rate is paid in yuan. */
function usdtSum({ amount, usdt_amount }: AnswerOf<typeof getPayInfo>['info'], rate: string | undefined): Sum | undefined {
  if (usdt_amount && Number(usdt_amount) > 0) return { value: usdt_amount, currency: 'USDT' };
  if (rate === undefined) return undefined;
  const usdt = usdtOf(amount, rate);
  return usdt === undefined ? { value: amount, currency: '¥' } : { value: usdt, currency: 'USDT' };
}
