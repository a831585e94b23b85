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

/** The payment method of an order: from the message (spec section 7), or from the other texts where the message names none. */
export function methodOf(...words: readonly string[]): PaymentMethod | undefined {
  for (const word of words) {
    const method = methods.find(([, names]) => names.test(word));
    if (method) return method[0];
  }
  return undefined;
}

/** The first USDT protocol that is named. */
export function protocolIn(...words: readonly string[]): UsdtProtocol | undefined {
  for (const word of words) {
    const named = usdtProtocols.find((protocol) => word.replaceAll('-', '').toUpperCase().includes(protocol));
    if (named) return named;
  }
  return undefined;
}

/** The protocol of a USDT payment target: from its label, the format of its address, else the chosen one. */
export function protocolOf({ content, mch_id: address }: PayTarget, chosen: string): string {
  return content || (protocolOfAddress(address) ?? chosen);
}

/** The protocol of an address, by its format; undefined where it is none of USDT. */
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

export type PaymentState = Decision | 'expired' | 'waiting';

/** A decision applies whenever it arrives; without one the order expires after an hour. */
export function stateOf(decision: Decision | undefined, until: number, nowMs: number): PaymentState {
  return decision ?? (nowMs >= until ? 'expired' : 'waiting');
}

export interface Group {
  /** Where it begins in the address. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** An address in two halves of small groups, its first and last six marked: what people compare. */
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
