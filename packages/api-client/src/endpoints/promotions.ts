import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import {
  dateFilter,
  id,
  idOf,
  ignored,
  listOf,
  moment,
  money,
  moneyOrZero,
  nothing,
  numeric,
  numericOrZero,
  pageNumber,
  pageOf,
  lenient,
  sent,
  state,
  text,
} from '@parlour/api-client/schema';
import { redPacketForms } from '../forms/calls/redPacketForms';

const activity = v.object({ id: idOf('activity'), ...lenient({ title: text, banner: text, content: text, memo: text }) });
export type Activity = v.InferOutput<typeof activity>;

const activityType = v.object({ id: idOf('activityType'), ...lenient({ name: text }) });
export type ActivityType = v.InferOutput<typeof activityType>;

const redPacketRule = v.object({
  ...lenient({ start_time: moment, end_time: moment }),
  day_flow: moneyOrZero,
  flow_money: moneyOrZero,
  recharge: moneyOrZero,
});

const redPacketRecord = v.object({
  money: moneyOrZero,
  redpacketmoney: moneyOrZero,
  ...lenient({ created_at: moment, usetime: moment }),
});
export type RedPacketRecord = v.InferOutput<typeof redPacketRecord>;

const rebateRecord = v.object({
  money: moneyOrZero,
  ...lenient({ gamename: text, state, created_at: moment, updated_at: moment }),
});
export type RebateRecord = v.InferOutput<typeof rebateRecord>;

/** A summary of the member's red packets, where the answer contains one, and one page of the records. */
export const getRedPacketRecords = defineEndpoint({
  name: 'getRedPacketRecords',
  method: 'GET',
  path: '/api/userredpacket',
  offline: 'member',
  request: v.object({ page: pageNumber }),
  answer: v.pipe(
    v.unknown(),
    v.transform(redPacketForms),
    v.object({ total_money: v.optional(money), total_count: v.optional(numeric), list: pageOf(redPacketRecord) }),
    v.transform(({ list, ...sums }) => ({ ...sums, ...list })),
  ),
});

/** Remaining (`sendnums`) and used (`acquirednum`) claims, and the rules of the windows in Beijing time. */
export const getRedPacket = defineEndpoint({
  name: 'getRedPacket',
  method: 'POST',
  path: '/api/redpacket',
  request: v.object({ page: v.optional(pageNumber, 1) }),
  answer: v.object(
    lenient({
      sendnums: numericOrZero,
      acquirednum: numericOrZero,
      max_times: numericOrZero,
      rules: v.optional(listOf(redPacketRule), []),
    }),
  ),
});

/** One grab; the amount won in yuan. */
export const grabRedPacket = defineEndpoint({
  name: 'grabRedPacket',
  method: 'POST',
  path: '/api/douserredpacket',
  request: nothing,
  answer: v.object({ redpacketmoney: money }),
  movesMoney: true,
});

export const getActivityTypes = defineEndpoint({
  name: 'getActivityTypes',
  method: 'POST',
  path: '/api/activitytype',
  offline: 'public',
  request: nothing,
  answer: listOf(activityType),
});

/** `content` and `memo` are HTML. */
export const getActivities = defineEndpoint({
  name: 'getActivities',
  method: 'POST',
  path: '/api/activitylist',
  offline: 'public',
  request: v.object({ type: v.optional(sent('activityType', id)) }),
  answer: listOf(activity),
});

/** `content` and `memo` are HTML. */
export const getActivity = defineEndpoint({
  name: 'getActivity',
  method: 'POST',
  path: '/api/activitydeatil',
  offline: 'public',
  request: v.object({ id: sent('activity', id) }),
  answer: activity,
});

export const applyForActivity = defineEndpoint({
  name: 'applyForActivity',
  method: 'POST',
  path: '/api/doactivityapply',
  request: v.object({ activityid: sent('activity', id) }),
  answer: ignored,
});

export const claimRebate = defineEndpoint({
  name: 'claimRebate',
  method: 'POST',
  path: '/api/dofanshui',
  request: nothing,
  answer: ignored,
  movesMoney: true,
});

/** `jisuan` claimed so far, `nojisuan` still to claim, in yuan. */
export const getRebates = defineEndpoint({
  name: 'getRebates',
  method: 'POST',
  path: '/api/getfanshui',
  offline: 'member',
  request: v.object({
    date: dateFilter,
    page: pageNumber,
    api_type: v.optional(sent('venue', v.string()), ''),
    type: v.optional(v.string(), ''),
  }),
  answer: v.pipe(
    v.object({ list: pageOf(rebateRecord), jisuan: moneyOrZero, nojisuan: moneyOrZero }),
    v.transform(({ list, ...sums }) => ({ ...sums, ...list })),
  ),
});
