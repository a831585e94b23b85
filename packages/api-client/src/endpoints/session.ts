import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import { miniAppToken } from '../forms/calls/miniAppToken';
import { moneyOrUnknown } from '../forms/calls/moneyOrUnknown';
import {
  flagOrNo,
  id,
  ignored,
  money,
  moneyOrZero,
  nothing,
  numericOrZero,
  lenient,
  moment,
  text,
  typed,
} from '@parlour/api-client/schema';

const MINI_APP_LOGIN_TIMEOUT_MS = 20_000;

/**
 * Spec section 3, User info: money is in yuan, `current_vip` or `vip` contains the level, and `birthday` may be a time in
 * Beijing. A wallet is null or undefined when its balance is not known.
 */
export const userInfo = v.object({
  balance: moneyOrUnknown,
  gameblance: moneyOrUnknown,
  paysum: moneyOrZero,
  usdtrate: moneyOrZero,
  withdrawusdtrate: moneyOrZero,
  withdrawcashfee: moneyOrZero,
  withdrawfeeusdttrc: moneyOrZero,
  ...lenient({
    username: text,
    realname: text,
    current_vip: text,
    vip: text,
    joinday: numericOrZero,
    avatar: text,
    isagent: flagOrNo,
    mobile: text,
    email: text,
    birthday: moment,
    transferstatus: flagOrNo,
  }),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

const tokenData = v.object({ api_token: id });

export const logIn = defineEndpoint({
  name: 'logIn',
  method: 'POST',
  path: '/api/login_pc',
  request: v.object({ name: typed, password: typed }),
  answer: tokenData,
  beginsSession: true,
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  request: v.object({
    name: typed,
    password: typed,
    confirmPass: typed,
    realname: typed,
    paypassword: typed,
    code: v.pipe(v.string(), v.maxLength(4)),
    pid: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  answer: tokenData,
  beginsSession: true,
});

/** The token is the first valid one of `token`, `data.token` and `data.api_token`. */
export const logInFromMiniApp = defineEndpoint({
  name: 'logInFromMiniApp',
  method: 'POST',
  path: '/api/telegram/auto-login',
  request: v.object({ initData: v.string(), isTest: v.literal(false) }),
  reads: 'body',
  answer: miniAppToken,
  timeoutMs: MINI_APP_LOGIN_TIMEOUT_MS,
  beginsSession: true,
});

export const logOff = defineEndpoint({ name: 'logOff', method: 'POST', path: '/api/logoff', request: nothing, answer: ignored });

/**
 * The level is the number after the P in `current_vip`: `P3`. Without a P it is the digits of `current_vip`, or those of `vip`.
 */
export const getUser = defineEndpoint({ name: 'getUser', method: 'POST', path: '/api/user', request: nothing, answer: userInfo });

/** Recalculates both wallets; its data replaces the stored user info. */
export const refreshUser = defineEndpoint({
  name: 'refreshUser',
  method: 'POST',
  path: '/api/refreshusermoney',
  request: nothing,
  answer: userInfo,
});

/** Central wallet in yuan; polled. */
export const getBalance = defineEndpoint({
  name: 'getBalance',
  method: 'POST',
  path: '/api/balance',
  endsSilently: true,
  request: nothing,
  answer: v.object({ balance: money }),
});

export const refreshBalance = defineEndpoint({
  name: 'refreshBalance',
  method: 'POST',
  path: '/api/refresh-blance',
  request: nothing,
  answer: ignored,
});
