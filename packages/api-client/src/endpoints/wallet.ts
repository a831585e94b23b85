import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import { moneyOrUnknown } from '../forms/calls/moneyOrUnknown';
import { payRange } from '../forms/calls/payRange';
import { payTargets } from '../forms/calls/payTargets';

export type { PayTarget } from '../forms/calls/payTargets';
import {
  amount,
  flagOrNo,
  id,
  idOf,
  ignored,
  listOf,
  moment,
  money,
  nothing,
  numeric,
  lenient,
  sent,
  text,
  typed,
} from '@parlour/api-client/schema';

export const usdtProtocols = ['TRC20', 'ERC20'] as const;
export type UsdtProtocol = (typeof usdtProtocols)[number];

/** Stands for the central wallet in a transfer. */
export const CENTRAL_WALLET = 'userbalance';

/** The balance is null or undefined when it is not known: an operator may list a venue that fails without one. */
const venueBalance = v.object({ platname: idOf('venue'), ...lenient({ balance: moneyOrUnknown, name: text }) });
export type VenueBalance = v.InferOutput<typeof venueBalance>;

/** For a USDT address `bank` is USDT and `bank_owner` holds the protocol. */
const card = v.object({
  id: idOf('card'),
  bank: text,
  bank_owner: text,
  bank_no: text,
  ...lenient({ bank_address: text, ico: text }),
});
export type Card = v.InferOutput<typeof card>;

/** Brings the money of every venue back to the central wallet. */
export const recoverAll = defineEndpoint({
  name: 'recoverAll',
  method: 'POST',
  path: '/api/transall',
  request: nothing,
  answer: ignored,
  movesMoney: true,
});

export const getVenueBalances = defineEndpoint({
  name: 'getVenueBalances',
  method: 'POST',
  path: '/api/balancelist',
  request: nothing,
  answer: listOf(venueBalance),
});

/** `type` 1 bank cards, 2 USDT addresses. */
export const getCards = defineEndpoint({
  name: 'getCards',
  method: 'POST',
  path: '/api/getcard',
  request: v.object({ type: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([1, 2])) }),
  answer: listOf(card),
});

export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  method: 'POST',
  path: '/api/delcard',
  request: v.object({ id: sent('card', id) }),
  answer: ignored,
});

const cardNumber = v.pipe(v.string(), v.maxLength(64));

/** Without `bank_address` it binds a USDT address, and `bank_owner` is its protocol. */
export const bindCard = defineEndpoint({
  name: 'bindCard',
  method: 'POST',
  path: '/api/bindcard',
  request: v.object({
    bank: typed,
    bank_no: cardNumber,
    bank_owner: typed,
    bank_address: v.optional(v.pipe(v.string(), v.maxLength(128))),
    pay_pass: typed,
  }),
  answer: ignored,
});

export const getBanks = defineEndpoint({
  name: 'getBanks',
  method: 'POST',
  path: '/api/banklist',
  request: nothing,
  answer: listOf(v.object({ bank_name: text })),
});

export const getPayWays = defineEndpoint({
  name: 'getPayWays',
  method: 'GET',
  path: '/api/get_pay_way',
  request: nothing,
  answer: v.object(lenient({ card: flagOrNo, usdt: flagOrNo, wechat: flagOrNo, alipay: flagOrNo })),
});

export const payRangeTypes = ['bank', 'wechat', 'alipay', 'usdt-erc20', 'usdt-trc20'] as const;

/**
 * Smallest and largest deposit in yuan; zero means no limit. Three cases are read as no limit as well: one of the two is missing
 * or unknown while the other is given, and a largest deposit below the smallest, which would allow no amount.
 */
export const getPayRange = defineEndpoint({
  name: 'getPayRange',
  method: 'POST',
  path: '/api/getPayRange',
  request: v.object({ type: v.picklist(payRangeTypes) }),
  answer: payRange,
});

/**
 * The message is the order number, except for a bank deposit. `deposit_no` is used when the message cannot be a number, because
 * it has no digit or contains spaces or Chinese characters.
 */
export const submitDeposit = defineEndpoint({
  name: 'submitDeposit',
  method: 'POST',
  path: '/api/recharge',
  request: v.variant('paytype', [
    v.object({
      paytype: v.literal('bank'),
      amount,
      bank: typed,
      bank_address: v.pipe(v.string(), v.maxLength(128)),
      bank_no: cardNumber,
      bank_owner: typed,
    }),
    v.object({ paytype: v.literal('usdt'), amount, catepay: v.picklist(usdtProtocols) }),
    v.object({ paytype: v.literal('wxpay'), amount }),
    v.object({ paytype: v.literal('alipay'), amount }),
  ]),
  answer: v.nullish(v.fallback(v.object({ deposit_no: text }), { deposit_no: '' })),
  movesMoney: true,
});

export const getReceivingAccounts = defineEndpoint({
  name: 'getReceivingAccounts',
  method: 'POST',
  path: '/api/getpaybank',
  request: nothing,
  answer: listOf(
    v.object({
      bank_no: text,
      bank_owner: text,
      ...lenient({ bank_address: text, bank_data: v.optional(v.nullable(v.object({ bank_name: text }))) }),
    }),
  ),
});

/**
 * The message contains the payment type; if not, `info.paytype` does. `cardlist` is one payment target or a list of them: address
 * (`mch_id`), protocol (`content`) and picture (`payimg`). Either address or picture is enough, and both may be links.
 * `usdt_amount` is the exact amount to send in USDT, with all its digits; without it the site divides the amount by `usdtrate`.
 */
export const getPayInfo = defineEndpoint({
  name: 'getPayInfo',
  method: 'POST',
  path: '/api/payinfo',
  request: v.object({ deposit_no: id }),
  answer: v.object({
    info: v.object({
      amount: money,
      usdt_amount: v.optional(v.nullable(money)),
      ...lenient({ created_at: moment, paytype: text }),
    }),
    ...lenient({ deposit_no: text }),
    cardlist: payTargets,
  }),
});

/** Turnover still required before a withdrawal, in yuan. */
export const getTurnover = defineEndpoint({
  name: 'getTurnover',
  method: 'POST',
  path: '/api/getBetAmount',
  request: nothing,
  answer: v.object({ bet_amount: money }),
});

/** `bank` is the id of a card or USDT address, `password` the payment password. */
export const submitWithdrawal = defineEndpoint({
  name: 'submitWithdrawal',
  method: 'POST',
  path: '/api/withdraw',
  request: v.object({ amount, bank: sent('card', id), password: typed }),
  answer: ignored,
  movesMoney: true,
  secrets: ['password'],
});

/** `sourcetype` and `targettype` are `platname` values; one of them is `userbalance`, the central wallet. */
export const submitTransfer = defineEndpoint({
  name: 'submitTransfer',
  method: 'POST',
  path: '/api/transfer',
  request: v.object({ amount, sourcetype: sent('venue', id), targettype: sent('venue', id) }),
  answer: ignored,
  movesMoney: true,
});

/** `transferstatus` is 0 or 1. */
export const setAutoTransfer = defineEndpoint({
  name: 'setAutoTransfer',
  method: 'POST',
  path: '/api/uptransferstatus',
  request: v.object({ transferstatus: v.pipe(numeric, v.picklist([0, 1])) }),
  answer: ignored,
});
