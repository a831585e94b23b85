import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import {
  dateFilter,
  moment,
  moneyOrZero,
  numeric,
  pageNumber,
  pageOf,
  lenient,
  sent,
  state,
  text,
} from '@parlour/api-client/schema';

const platform = v.optional(sent('venue', v.string()), '');

const betRecord = v.object({
  bet_id: text,
  bet_amount: moneyOrZero,
  win_loss: moneyOrZero,
  ...lenient({ Code: text, status: state, created_at: moment }),
});
export type BetRecord = v.InferOutput<typeof betRecord>;

const transactionRecord = v.object({
  out_trade_no: text,
  amount: moneyOrZero,
  ...lenient({ pay_way: text, sourcetype: v.optional(text), targettype: v.optional(text), state, created_at: moment }),
});
export type TransactionRecord = v.InferOutput<typeof transactionRecord>;

const activityApplication = v.object(lenient({ activity_name: text, state, created_at: moment }));
export type ActivityApplication = v.InferOutput<typeof activityApplication>;

export const getBetRecords = defineEndpoint({
  name: 'getBetRecords',
  method: 'POST',
  path: '/api/betrecord',
  offline: 'member',
  request: v.object({ date: dateFilter, page: pageNumber, api_type: platform }),
  answer: pageOf(betRecord),
});

export const getActivityApplications = defineEndpoint({
  name: 'getActivityApplications',
  method: 'POST',
  path: '/api/activityApplyLog',
  offline: 'member',
  request: v.object({ page: pageNumber }),
  answer: pageOf(activityApplication),
});

/**
 * `type` 1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out. `sourcetype` and `targettype` of a transfer are those of its
 * request; a negative `amount` left the central wallet.
 */
export const getTransactionRecords = defineEndpoint({
  name: 'getTransactionRecords',
  method: 'POST',
  path: '/api/gettransrecord',
  offline: 'member',
  request: v.object({ date: dateFilter, type: v.pipe(numeric, v.picklist([1, 2, 3, 4])), page: pageNumber, api_type: platform }),
  answer: pageOf(transactionRecord),
});
