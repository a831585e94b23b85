import type { RequestOf } from '@parlour/api-client';
import { type bindCard, type UsdtProtocol, usdtProtocols } from '@parlour/api-client/endpoints/wallet';
import type { Rule } from '@parlour/platform/forms';
import type { BindRuleTexts } from './cardTexts';

export interface BankCardDraft {
  readonly bank_owner: string;
  readonly bank: string;
  readonly bank_address: string;
  readonly bank_no: string;
  readonly pay_pass: string;
}

/** `bank_owner` is the protocol. */
export interface UsdtDraft {
  readonly bank_no: string;
  readonly bank_owner: UsdtProtocol | '';
  readonly pay_pass: string;
}

const CARD_NUMBER_MIN = 8;
const PAY_PASS_MIN = 6;
const PAY_PASS_MAX = 18;

const isEmpty = (text: string) => text.trim() === '';
/** Removes spaces, and replaces the full-width digits that a Chinese keyboard may type. */
const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** In the order of spec section 5. */
export const bankCardRules: readonly Rule<BankCardDraft, BindRuleTexts>[] = [
  { field: 'bank_owner', text: (texts) => texts.ownerMissing, isBroken: ({ bank_owner }) => isEmpty(bank_owner) },
  { field: 'bank', text: (texts) => texts.bankMissing, isBroken: ({ bank }) => isEmpty(bank) },
  { field: 'bank_address', text: (texts) => texts.branchMissing, isBroken: ({ bank_address }) => isEmpty(bank_address) },
  { field: 'bank_no', text: (texts) => texts.numberMissing, isBroken: ({ bank_no }) => isEmpty(bank_no) },
  { field: 'pay_pass', text: (texts) => texts.passwordMissing, isBroken: ({ pay_pass }) => pay_pass === '' },
  {
    field: 'bank_no',
    text: (texts) => texts.numberShort,
    isBroken: ({ bank_no }) => withoutSpaces(bank_no).length < CARD_NUMBER_MIN,
  },
  {
    field: 'pay_pass',
    text: (texts) => texts.passwordLength,
    isBroken: ({ pay_pass }) => pay_pass.length < PAY_PASS_MIN || pay_pass.length > PAY_PASS_MAX,
  },
];

/** In the order of spec section 5. */
export const usdtRules: readonly Rule<UsdtDraft, BindRuleTexts>[] = [
  { field: 'bank_no', text: (texts) => texts.addressMissing, isBroken: ({ bank_no }) => isEmpty(bank_no) },
  { field: 'bank_owner', text: (texts) => texts.protocolMissing, isBroken: ({ bank_owner }) => bank_owner === '' },
  { field: 'pay_pass', text: (texts) => texts.passwordMissing, isBroken: ({ pay_pass }) => pay_pass === '' },
];

export function bankCardPayload({
  bank,
  bank_no,
  bank_owner,
  bank_address,
  pay_pass,
}: BankCardDraft): RequestOf<typeof bindCard> {
  return {
    bank: bank.trim(),
    bank_no: withoutSpaces(bank_no),
    bank_owner: bank_owner.trim(),
    bank_address: bank_address.trim(),
    pay_pass,
  };
}

export function usdtPayload({ bank_no, bank_owner, pay_pass }: UsdtDraft): RequestOf<typeof bindCard> {
  return { bank: 'USDT', bank_no: withoutSpaces(bank_no), bank_owner, pay_pass };
}

const shapes: Readonly<Record<UsdtProtocol, RegExp>> = { TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ERC20: /^0x[0-9a-fA-F]{40}$/ };

/** The protocol whose address format matches this address. */
export function protocolOf(address: string): UsdtProtocol | undefined {
  return usdtProtocols.find((protocol) => shapes[protocol].test(withoutSpaces(address)));
}

/**
 * Whether an address does not match the format of its protocol. This is only a warning, since only the operator can verify the
 * address.
 */
export function looksWrong({ bank_no, bank_owner }: UsdtDraft): boolean {
  return !isEmpty(bank_no) && bank_owner !== '' && protocolOf(bank_no) !== bank_owner;
}
