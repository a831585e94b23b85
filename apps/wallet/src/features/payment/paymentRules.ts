import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';
import { formatMoney } from '@parlour/ui-kit';
import Big from 'big.js';
import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { type PayTarget, type UsdtProtocol, usdtProtocols } from '@parlour/api-client/endpoints/wallet';

const APPROVED = 2;
const REJECTED = 3;
const MARKED = 6;
const GROUP = 4;

export type PaymentMethod = 'usdt' | 'wxpay' | 'alipay' | 'bank';

const methods: readonly (readonly [PaymentMethod, RegExp])[] = [
  ['usdt', /usdt|trc-?20|erc-?20/i],
  ['wxpay', /wx|wechat|weixin|微信/i],
  ['alipay', /alipay|支付宝/i],
  ['bank', /bank|card|银行/i],
];

/** The payment method of an order: the one in the first text that names a method. The message comes first (spec section 7). */
export function methodOf(...words: readonly string[]): PaymentMethod | undefined {
  for (const word of words) {
    const method = methods.find(([, names]) => names.test(word));
    if (method) return method[0];
  }
  return undefined;
}

/** The USDT protocol in the first text that names one. */
export function protocolIn(...words: readonly string[]): UsdtProtocol | undefined {
  for (const word of words) {
    const named = usdtProtocols.find((protocol) => word.replaceAll('-', '').toUpperCase().includes(protocol));
    if (named) return named;
  }
  return undefined;
}

/** The protocol of a USDT payment target: by its label, else by the format of its address, else the chosen one. */
export function protocolOf({ content, mch_id: address }: PayTarget, chosen: string): string {
  return content || (protocolOfAddress(address) ?? chosen);
}

/** The USDT protocol of an address, by its format; undefined when the address is of neither. */
export function protocolOfAddress(address: string): UsdtProtocol | undefined {
  if (/^0x[0-9a-f]{40}$/i.test(address)) return 'ERC20';
  return /^T[1-9A-Za-z]{33}$/.test(address) ? 'TRC20' : undefined;
}

export type Decision = 'approved' | 'rejected';

/** The result of the review of an order, according to its record. */
export function decisionOf(record: Pick<TransactionRecord, 'state'> | undefined | null): Decision | undefined {
  switch (record?.state) {
    case APPROVED:
      return 'approved';
    case REJECTED:
      return 'rejected';
    default:
      return undefined;
  }
}

/** The clocks of an operator's machines may differ by this much from the time at which this device made or first saw an order. */
const DRIFT_MS = 600_000;

/**
 * Whether the order's time can be trusted. `unknown`: it cannot be read, so the hour starts when this device made the order or
 * this session first opened it. `odd`: it is probably in another time zone, because it differs from the time at which this device
 * made the order, or is in the future.
 */
export type TimeCheck = 'known' | 'unknown' | 'odd';

/** Times of an order, in epoch milliseconds of the server's clock. */
interface OrderTimes {
  /** By the operator; undefined when it cannot be read. */
  readonly created: number | undefined;
  /** Undefined where this device did not make the order. */
  readonly made: number | undefined;
  /** When this session first opened the order. */
  readonly firstSeen: number;
}

/** Until when an order can be paid, an hour from its creation, in epoch milliseconds of the server's clock (spec section 9). */
export function payWindowOf({ created, made, firstSeen }: OrderTimes): { until: number; timeCheck: TimeCheck } {
  if (created === undefined) return { until: Math.min(made ?? firstSeen, firstSeen) + PAY_WINDOW_MS, timeCheck: 'unknown' };
  const isOdd = made === undefined ? created > firstSeen + DRIFT_MS : Math.abs(created - made) > DRIFT_MS;
  const start = isOdd && made !== undefined ? made : Math.min(created, firstSeen);
  return { until: start + PAY_WINDOW_MS, timeCheck: isOdd ? 'odd' : 'known' };
}

export type PaymentState = Decision | 'expired' | 'odd' | 'waiting';

interface OrderFacts {
  readonly decision: Decision | undefined;
  readonly sumCheck: SumCheck;
  /** Until when it can be paid, in epoch milliseconds. */
  readonly until: number;
}

/**
 * A decision applies whenever it arrives. Without one, an order with another amount is `odd` and must not be paid, and any other
 * order expires after an hour.
 */
export function stateOf({ decision, sumCheck, until }: OrderFacts, nowMs: number): PaymentState {
  if (decision !== undefined) return decision;
  if (sumCheck === 'other') return 'odd';
  return nowMs >= until ? 'expired' : 'waiting';
}

/** Some operators add cents to an amount to identify who paid it. */
const MOST_CENTS_YUAN = 1;
/** Largest plausible change of the rate while an order is open. */
const MOST_RATE_CHANGE = 0.2;

/** An order's amount compared with the requested one: the same, different by cents, or another one. */
export type SumCheck = 'same' | 'cents' | 'other';

interface OrderSum {
  readonly yuan: string;
  /** The operator's own sum in USDT, where it gave one. */
  readonly usdt: string | null | undefined;
  /** Undefined where this device did not make the order. */
  readonly asked: string | undefined;
  /** Yuan for one USDT; undefined where it is not known. */
  readonly rate: string | undefined;
}

/** Compares an order's amount with what the player typed, and its USDT amount with its yuan amount. */
export function checkSum({ yuan, usdt, asked, rate }: OrderSum): SumCheck {
  const inYuan = usdt && rate ? new Big(usdt).times(rate) : undefined;
  const isOtherUsdt = inYuan?.gt(0) && !isAbout(inYuan, new Big(yuan));
  const difference = asked === undefined ? new Big(0) : new Big(yuan).minus(asked).abs();
  if (isOtherUsdt || difference.gte(MOST_CENTS_YUAN)) return 'other';
  return difference.eq(0) ? 'same' : 'cents';
}

/** The requested amount and the order's amount, as text. */
export function sumsOf({ asked, yuan, sum }: OddOrder): readonly [asked: string, said: string] {
  const isOfUsdt = asked === undefined || new Big(asked).eq(yuan);
  return [`¥${formatMoney(asked ?? yuan)}`, isOfUsdt ? `${sum?.value} USDT` : `¥${formatMoney(yuan)}`];
}

interface OddOrder {
  readonly asked: string | undefined;
  readonly yuan: string;
  readonly sum: { readonly value: string } | undefined;
}

const isAbout = (sum: Big, other: Big) => sum.minus(other).abs().lte(other.times(MOST_RATE_CHANGE));

export interface Group {
  /** Index of its first character in the address. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits an address into two halves of small groups. The first and last six characters, which people compare, are marked. */
export function halvesOf(address: string): readonly (readonly Group[])[] {
  if (address.length <= 2 * MARKED) return [[{ at: 0, text: address, isMarked: false }]];
  const middle = Math.ceil(address.length / 2);
  const last = address.length - MARKED;
  const group = (from: number, to: number, isMarked = false): Group => ({ at: from, text: address.slice(from, to), isMarked });
  const groups = (from: number, to: number): readonly Group[] =>
    from >= to ? [] : [group(from, Math.min(from + GROUP, to)), ...groups(from + GROUP, to)];
  return [
    [group(0, MARKED, true), ...groups(MARKED, middle)],
    [...groups(middle, last), group(last, address.length, true)],
  ];
}
