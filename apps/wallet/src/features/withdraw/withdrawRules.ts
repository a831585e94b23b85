import type { RequestOf } from '@parlour/api-client';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import type { submitWithdrawal, UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import type { Rule } from '@parlour/platform/forms';
import Big from 'big.js';
import { type CardKind, usdtOf } from '#shared';
import type { WithdrawalRuleTexts } from './withdrawTexts';

/** Smallest single withdrawal in yuan (spec section 9). */
export const LEAST = '100';

export interface WithdrawalDraft {
  readonly bank: string;
  readonly amount: string;
  readonly password: string;
}

/** In the order of spec section 5. */
export function withdrawalRules(kind: CardKind): readonly Rule<WithdrawalDraft, WithdrawalRuleTexts>[] {
  return [
    { field: 'bank', text: (texts) => texts.nothingChosen[kind], isBroken: ({ bank }) => bank === '' },
    {
      field: 'amount',
      text: (texts) => texts.tooLittle(LEAST),
      isBroken: ({ amount }) => amount === '' || new Big(amount).lt(LEAST),
    },
    { field: 'password', text: (texts) => texts.passwordMissing, isBroken: ({ password }) => password === '' },
  ];
}

export function withdrawalPayload({ bank, amount, password }: WithdrawalDraft): RequestOf<typeof submitWithdrawal> {
  return { bank, amount: amount.replace(/\.$/, ''), password };
}

/** The protocol of a USDT address; TRC20 until one is chosen (spec section 9). */
export function protocolOf(bankOwner: string | undefined): UsdtProtocol {
  return /erc/i.test(bankOwner ?? '') ? 'ERC20' : 'TRC20';
}

export interface Receipt {
  /** Yuan for one USDT. */
  readonly rate: string;
  readonly usdt: string;
  readonly fee: string;
  /** The amount that is paid out; never below zero. */
  readonly net: string;
  /** Whether the fee leaves nothing to pay out. */
  readonly isEatenByFee: boolean;
}

type Terms = Pick<UserInfo, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>;

/** The amounts of a USDT withdrawal (spec section 9), all in USDT; undefined without a rate. */
export function receiptOf(amount: string, protocol: UsdtProtocol, terms: Terms | undefined): Receipt | undefined {
  const usdt = usdtOf(amount || '0', terms?.withdrawusdtrate);
  if (terms === undefined || usdt === undefined) return undefined;
  const fee = new Big(protocol === 'ERC20' ? terms.withdrawcashfee : terms.withdrawfeeusdttrc);
  const remaining = new Big(usdt).minus(fee);
  return {
    rate: terms.withdrawusdtrate,
    usdt,
    fee: fee.toFixed(),
    net: remaining.gt(0) ? remaining.toFixed(2, Big.roundDown) : '0.00',
    isEatenByFee: amount !== '' && remaining.lte(0),
  };
}

export type Obstacle = 'turnover' | 'balance' | 'fee';

/** Why a withdrawal would be refused or would pay out nothing, as far as it is known before it is sent. */
export function obstaclesOf(
  amount: string,
  known: { readonly turnover: string | undefined; readonly balance: string | undefined; readonly receipt: Receipt | undefined },
): readonly Obstacle[] {
  const { turnover, balance, receipt } = known;
  const isTooMuch = amount !== '' && balance !== undefined && new Big(amount).gt(balance);
  const found: readonly (Obstacle | false)[] = [
    turnover !== undefined && new Big(turnover).gt(0) && 'turnover',
    isTooMuch && 'balance',
    (receipt?.isEatenByFee ?? false) && 'fee',
  ];
  return found.filter((obstacle) => obstacle !== false);
}
