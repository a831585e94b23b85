import type { AnswerOf } from '@parlour/api-client';
import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { getPayInfo } from '@parlour/api-client/endpoints/wallet';
import { fieldOf, type Misfit, shortened } from '../misfits';
import { absolute, differenceOf, exactly, inCents, YUAN, yuan } from './amounts';
import { futureTime, momentMs, wrongTime } from './orderTimes';
import { payWayIn } from './payWays';

type PayInfo = AnswerOf<typeof getPayInfo>;

/** A member's order. */
export interface Order {
  readonly no: string;
  readonly amount: string;
  /** The chosen values, for an order that the check has just made. */
  readonly made?: { readonly atMs: number; readonly paytype: string; readonly protocol?: string };
  /** From the records, for an older order. */
  readonly createdAt?: string;
}

/** Compares an order to pay with what was ordered. `rate` is the rate of USDT, `message` the message of the answer. */
export function comparePayInfo(order: Order, payInfo: PayInfo, message: string, rate: bigint): Misfit[] {
  const { info, deposit_no: no } = payInfo;
  const [ordered, got] = [exactly(order.amount), exactly(info.amount)];
  const { words, change } = differenceOf(ordered, got, rate);
  const source = order.made === undefined ? 'as in the records' : 'as it was ordered';
  const amount: Misfit = {
    at: 'data.info.amount',
    expected: `${yuan(ordered)}, ${source}`,
    got: `${info.amount}: ${words}`,
    change,
  };
  const other: Misfit = {
    at: 'data.deposit_no',
    expected: `${order.no}, which was asked for`,
    got: no,
    change: 'Answer with the order that deposit_no names.',
  };
  return [
    ...(ordered === got ? [] : [amount]),
    ...(no === '' || no === order.no ? [] : [other]),
    ...compareUsdt(order, info, rate),
    ...compareTime(order, info.created_at),
    ...(order.made === undefined ? [] : compareTarget(order.made, payInfo, message)),
  ];
}

/** The rate may change between two calls, and more so for an older order. */
const NEW_IS_WITHIN = 20n;
const OLD_IS_WITHIN = 2n;

/** Compares the sum in USDT, if there is one, with the sum in yuan converted at the member's rate. */
function compareUsdt({ amount, made }: Order, { usdt_amount: sent }: PayInfo['info'], rate: bigint): Misfit[] {
  const got = exactly(sent ?? '0');
  if (rate < YUAN || got <= 0n) return [];
  const sum = exactly(amount);
  const expected = (sum * YUAN) / rate;
  if (absolute(got - expected) * (made === undefined ? OLD_IS_WITHIN : NEW_IS_WITHIN) <= expected) return [];
  const ofGot = inCents((sum * YUAN) / got);
  return [
    {
      at: 'data.info.usdt_amount',
      expected: `${inCents(expected)} USDT, which is ${yuan(sum)} yuan at usdtrate ${yuan(rate)}`,
      got: `${sent}: ${got === sum ? 'that is the amount in yuan' : `a rate of ${ofGot}`}`,
      change: 'Divide the amount in yuan by the usdtrate that POST /api/user sends.',
    },
  ];
}

function compareTime({ made, createdAt }: Order, given: string): Misfit[] {
  const at = 'data.info.created_at';
  if (made !== undefined) return wrongTime(at, given, made.atMs);
  const listedMs = momentMs(createdAt ?? '');
  return listedMs === undefined ? futureTime(at, given, Date.now()) : wrongTime(at, given, listedMs);
}

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const ETHEREUM = /^0x[0-9a-f]{40}$/i;

/** Money that is sent over another chain or to no address is lost. */
function compareTarget(
  { paytype, protocol }: NonNullable<Order['made']>,
  { info, cardlist }: PayInfo,
  message: string,
): Misfit[] {
  const [chosen, told] = [payWayIn(paytype), payWayIn(message) ?? payWayIn(info.paytype)];
  if (told !== undefined && told !== chosen) {
    const got = shortened(payWayIn(message) === undefined ? info.paytype : message);
    return [
      { at: 'message', expected: `${paytype}, as it was ordered`, got: `"${got}"`, change: 'Store the paytype with the order.' },
    ];
  }
  if (protocol === undefined || cardlist.length === 0) return [];
  const fits = cardlist.filter(({ content }) => content === '' || content.toUpperCase().includes(protocol));
  const change = `Give an address of ${protocol} to an order over ${protocol}: what is sent over another chain is lost.`;
  const contents = cardlist.map(({ content }) => content).join(', ');
  if (fits.length === 0) return [{ at: 'data.cardlist', expected: `a place to pay over ${protocol}`, got: contents, change }];
  const foreign = protocol === 'ERC20' ? TRON : ETHEREUM;
  return fits
    .filter(({ mch_id: address }) => foreign.test(address))
    .map(({ mch_id: got }) => ({ at: 'data.cardlist', expected: `an address of ${protocol}`, got, change }));
}

/** The number of a new order; with it whether the answer's message is that number, with which the site requests the order. */
export function orderNumberOf(
  message: string,
  data: unknown,
  row: TransactionRecord | undefined,
): { readonly no: string; readonly misfits: readonly Misfit[] } {
  const inData = numberIn(data);
  const no = row?.out_trade_no || inData?.no || message;
  // Any other message sends the site to `data.deposit_no`, as decision 96 says.
  const isNumber = /^[!-~]*\d[!-~]*$/.test(message);
  if (message === '' || (message === no && isNumber)) return { no, misfits: [] };
  const where = row?.out_trade_no === no ? 'in the records' : `in ${inData?.at}`;
  const expected = `the number of the order${no === message ? '' : `, ${no} ${where}`}`;
  const change = inData?.no === no ? `Put the number of ${inData.at} into message.` : 'Put the number into message.';
  return { no, misfits: [{ at: 'message', expected, got: `"${shortened(message)}"`, change }] };
}

/** An order number in `data`, for which every backend has another name. */
function numberIn(data: unknown): { readonly at: string; readonly no: string } | undefined {
  const named =
    typeof data === 'object' && data !== null ? Object.keys(data).filter((name) => /no$|number|order|sn$/i.test(name)) : [];
  const places = [['data', data] as const, ...named.map((name) => [`data.${name}`, fieldOf(data, name)] as const)];
  return places
    .map(([at, value]) => ({ at, no: typeof value === 'string' || typeof value === 'number' ? String(value) : '' }))
    .find(({ no }) => /\d/.test(no));
}
