import type { AnswerOf, Reply, RequestOf } from '@parlour/api-client';
import type { getPayRange, getPayWays, submitDeposit, UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import type { Rule } from '@parlour/platform/forms';
import Big from 'big.js';
import type { DepositRuleTexts } from './depositTexts';

export type PayType = RequestOf<typeof submitDeposit>['paytype'];
export type PayRange = AnswerOf<typeof getPayRange>;
type RangeType = RequestOf<typeof getPayRange>['type'];

export interface DepositDraft {
  readonly paytype: PayType;
  readonly catepay: UsdtProtocol;
  readonly amount: string;
  readonly bank_owner: string;
  readonly bank: string;
  readonly bank_no: string;
  readonly bank_address: string;
}

/** Until the server's range arrives (spec section 9). */
export const DEFAULT_RANGE: PayRange = { min_price: '100', max_price: '10000' };

const flags = { usdt: 'usdt', bank: 'card', wxpay: 'wechat', alipay: 'alipay' } as const;

export function openMethods(ways: AnswerOf<typeof getPayWays>): readonly PayType[] {
  return (['usdt', 'bank', 'wxpay', 'alipay'] as const).filter((paytype) => ways[flags[paytype]]);
}

export function rangeTypeOf(paytype: PayType, catepay: UsdtProtocol): RangeType {
  switch (paytype) {
    case 'usdt':
      return catepay === 'ERC20' ? 'usdt-erc20' : 'usdt-trc20';
    case 'wxpay':
      return 'wechat';
    default:
      return paytype;
  }
}

export function isInRange(amount: string, { min_price, max_price }: PayRange): boolean {
  return amount !== '' && new Big(amount).gte(min_price) && (max_price === undefined || new Big(amount).lte(max_price));
}

export const bankFields = ['bank_owner', 'bank', 'bank_no', 'bank_address'] as const;

/** In the order of spec section 5. */
export function depositRules(range: PayRange): readonly Rule<DepositDraft, DepositRuleTexts>[] {
  return [
    {
      field: 'amount',
      text: ({ outOfRange, tooSmall }) =>
        range.max_price === undefined
          ? tooSmall(plain(range.min_price))
          : outOfRange(plain(range.min_price), plain(range.max_price)),
      isBroken: ({ amount }) => !isInRange(amount, range),
    },
    ...bankFields.map((field): Rule<DepositDraft, DepositRuleTexts> => ({
      field,
      text: (texts) => texts[field],
      isBroken: (draft) => draft.paytype === 'bank' && draft[field].trim() === '',
    })),
  ];
}

/**
 * The number of a new order, or an empty string when the answer has none: the message (spec section 7), or the number in the data
 * when the message cannot be one.
 */
export function orderNumberOf({ message, data }: Reply<AnswerOf<typeof submitDeposit>>): string {
  const number = message.trim();
  return mayBeNumber(number) ? number : (data?.deposit_no ?? '');
}

/** A number has a digit, and contains neither spaces nor non-ASCII characters: `操作成功` and `success` are not numbers. */
const mayBeNumber = (text: string) => /^[!-~]*\d[!-~]*$/.test(text);

/** The payload with exactly the fields of the call (spec section 7). */
export function depositPayload(draft: DepositDraft): RequestOf<typeof submitDeposit> {
  const { paytype, catepay } = draft;
  const amount = draft.amount.replace(/\.$/, '');
  switch (paytype) {
    case 'bank':
      return {
        paytype,
        amount,
        bank: draft.bank.trim(),
        bank_address: draft.bank_address.trim(),
        bank_no: draft.bank_no.normalize('NFKC').replace(/\s/g, ''),
        bank_owner: draft.bank_owner.trim(),
      };
    case 'usdt':
      return { paytype, amount, catepay };
    default:
      return { paytype, amount };
  }
}

function plain(amount: string): string {
  return new Big(amount).toFixed();
}
