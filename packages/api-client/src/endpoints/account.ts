import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import { percent } from '../forms/calls/percent';
import {
  ignored,
  listOf,
  moment,
  moneyOrZero,
  nothing,
  pageNumber,
  pageOf,
  lenient,
  text,
  typed,
} from '@parlour/api-client/schema';

const notice = v.object(lenient({ title: text, content: text, created_at: moment }));
export type Notice = v.InferOutput<typeof notice>;

/** Spec section 3, VIP level: the thresholds are in yuan, all other fields are rebates in percent. */
const vipLevel = v.object(
  lenient({
    recharge: moneyOrZero,
    flow: moneyOrZero,
    realperson: percent,
    sport: percent,
    e_sport: percent,
    joker: percent,
    electron: percent,
    lottery: percent,
    level: v.optional(text),
  }),
);
/** The position of an unnamed level is its number, so an invalid row becomes an empty level instead of being dropped. */
const { level } = lenient({ level: v.optional(vipLevel, {}) });
export type VipLevel = v.InferOutput<typeof vipLevel>;

/** `content` is plain text or HTML. */
export const getNotices = defineEndpoint({
  name: 'getNotices',
  method: 'POST',
  path: '/api/noticeList',
  offline: 'public',
  request: v.object({ page: pageNumber }),
  answer: pageOf(notice),
});

/** Thresholds in yuan (`recharge`, `flow`), rebates in percent. */
export const getVipLevels = defineEndpoint({
  name: 'getVipLevels',
  method: 'POST',
  path: '/api/uservip',
  offline: 'public',
  request: nothing,
  answer: listOf(level),
});

export const uploadAvatar = defineEndpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/api/uploadimg',
  encoding: 'multipart',
  request: v.object({ file: v.blob() }),
  answer: ignored,
});

export const applyForAgency = defineEndpoint({
  name: 'applyForAgency',
  method: 'POST',
  path: '/api/applyagentdo',
  request: v.object({ mobile: typed, apply_info: v.pipe(typed, v.minLength(1)) }),
  answer: ignored,
});

/**
 * `content` is HTML. `type`: 1 FAQ, 2 privacy, 3 disclaimer, 4 contact, 5 terms and agents, 6 privacy policy, 7 about, 8 responsible
 * play.
 */
export const getArticle = defineEndpoint({
  name: 'getArticle',
  method: 'POST',
  path: '/api/article',
  offline: 'public',
  request: v.object({ type: v.union([v.string(), v.number()]) }),
  answer: v.object(lenient({ content: text })),
});

export const updateUser = defineEndpoint({
  name: 'updateUser',
  method: 'POST',
  path: '/api/updateuserinfo',
  request: v.object({ email: v.string(), mobile: v.string(), birthday: v.string() }),
  answer: ignored,
});

const passwordChange = v.object({ password: typed, paypassword: typed });

/** `password` is the old one, `paypassword` the new one. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/editPassword',
  request: passwordChange,
  answer: ignored,
});

/** `password` is the old one, `paypassword` the new one. */
export const changePayPassword = defineEndpoint({
  name: 'changePayPassword',
  method: 'POST',
  path: '/api/editPayPassword',
  request: passwordChange,
  answer: ignored,
});
