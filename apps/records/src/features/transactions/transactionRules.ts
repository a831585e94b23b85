import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import type { VenueOption } from '@parlour/platform/venues';
import { isolated, type StatusTone } from '@parlour/ui-kit/parts';
import { venueNameOf } from '#shared';

/** 1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out. */
export type TransactionKind = 1 | 2 | 3 | 4;

interface StateLook {
  readonly name: 'unknown' | 'review' | 'approved' | 'rejected' | 'failed' | 'success' | 'settlement';
  readonly tone: StatusTone;
  /** Approved money is shown in gold. */
  readonly isApproved?: true;
  /** Not decided yet: polled again. */
  readonly isOpen?: true;
}

const unknown: StateLook = { name: 'unknown', tone: 'grey' };

const reviewed: Readonly<Record<number, StateLook>> = {
  0: unknown,
  1: { name: 'review', tone: 'info', isOpen: true },
  2: { name: 'approved', tone: 'success', isApproved: true },
  3: { name: 'rejected', tone: 'danger' },
};

const moved: Readonly<Record<number, StateLook>> = {
  0: { name: 'failed', tone: 'danger' },
  1: { name: 'success', tone: 'success' },
  2: { name: 'settlement', tone: 'info', isOpen: true },
  3: unknown,
};

/** States and tones of spec section 4. */
export function appearanceOf(kind: TransactionKind, state: number): StateLook {
  return (kind <= 2 ? reviewed : moved)[state] ?? unknown;
}

const kinds: readonly TransactionKind[] = [1, 2, 3, 4];

export function kindOf(query: string | null): TransactionKind {
  return kinds.find((kind) => `${kind}` === query) ?? 1;
}

export interface SignedAmount {
  readonly value: string;
  /** Whether a plus is shown. */
  readonly signed: boolean;
}

/**
 * An amount with a sign if its direction is known: a deposit once it is approved, a withdrawal unless it was refused. Operators
 * define differently which transfers are "in", so transfers keep the sign that was sent, or none.
 */
export function signedAmount(kind: TransactionKind, state: number, amount: string): SignedAmount {
  if (kind >= 3) return { value: amount, signed: false };
  const { isApproved = false, isOpen = false } = appearanceOf(kind, state);
  const sum = amount.replace('-', '');
  if (kind === 2) return { value: isApproved || isOpen ? `-${sum}` : sum, signed: false };
  return { value: isApproved ? amount : sum, signed: isApproved };
}

export type PayWay = 'bank' | 'usdt' | 'wxpay' | 'alipay' | 'venue';

/** The kind of a `pay_way`, in any spelling that backends use. */
export function payWayOf(kind: TransactionKind, payWay: string): PayWay {
  if (kind >= 3) return 'venue';
  if (/usdt|trc-?20|erc-?20/i.test(payWay)) return 'usdt';
  if (/wechat|wxpay|weixin|微信/i.test(payWay)) return 'wxpay';
  if (/alipay|支付宝/i.test(payWay)) return 'alipay';
  return 'bank';
}

interface PayWayTexts {
  readonly kind: Readonly<Record<TransactionKind, string>>;
  readonly ways: Readonly<Record<Exclude<PayWay, 'venue'>, string>>;
}

/**
 * Name of a `pay_way`: a known code is translated, any other text is shown as the backend sends it, since an unknown code may
 * mean anything, such as a bonus. An empty one gets the name of the kind.
 */
export function nameOf(kind: TransactionKind, payWay: string, texts: PayWayTexts): string {
  const way = payWayOf(kind, payWay);
  const isKnown = way !== 'venue' && /^[a-z]+$/.test(payWay) && (way !== 'bank' || /bank|card/.test(payWay));
  return isKnown ? texts.ways[way] : payWay || texts.kind[kind];
}

/** Source and target of a transfer, by the venues' names; empty unless the operator sends both. */
export function sidesOf(
  { sourcetype, targettype }: Pick<TransactionRecord, 'sourcetype' | 'targettype'>,
  venues: readonly VenueOption[],
  centralWallet: string,
): string {
  if (!sourcetype || !targettype) return '';
  return [sourcetype, targettype]
    .map((side) => isolated(side === CENTRAL_WALLET ? centralWallet : venueNameOf(side, venues)))
    .join(' → ');
}

/** Only transfers belong to a platform; deposits and withdrawals do not. */
export function hasPlatform(kind: TransactionKind): boolean {
  return kind >= 3;
}

/** A transaction without an id is identified by the fields that do not change with its state. */
export function transactionKey({ out_trade_no, created_at, pay_way, amount }: TransactionRecord): string {
  return out_trade_no || [created_at, pay_way, amount].join('|');
}

/** Where one is made, by its kind; an empty list links to it. */
export const ways = { 1: '/recharge', 2: '/withdrawal', 3: '/transfer', 4: '/transfer' } as const;
