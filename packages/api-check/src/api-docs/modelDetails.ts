import type { JsonSchema } from '@valibot/to-json-schema';
import { refTo } from './parts';

/** Details of a model for senders that the site's schema does not contain. */
export interface ModelDetails {
  readonly about?: string;
  /** Fields without which players see too little. Fields without which the site rejects an answer are required anyway. */
  readonly required?: readonly string[];
  /** Fields for which a narrower form than the schema's is recommended. */
  readonly fields?: Readonly<Record<string, JsonSchema>>;
  /** The models of a union by their names, each with a field that it requires. */
  readonly either?: Readonly<Record<string, string>>;
}

const oneOfStates = (states: readonly number[], description: string): JsonSchema => ({
  type: 'integer',
  enum: [...states],
  description,
});
const html: JsonSchema = { type: 'string', description: 'HTML, which the site sanitises.' };
const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100, description: 'In percent: 0.5 is 0.5 %.' };
const timeOfDay: JsonSchema = {
  type: 'string',
  pattern: String.raw`^(([01]\d|2[0-3]):[0-5]\d|24:00)$`,
  description: 'In Beijing: `10:00`.',
};
const day: JsonSchema = { type: 'string', format: 'date', description: '`YYYY-MM-DD`' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** By model name; models without an entry are described by the site's schema alone. */
export const modelDetails: Readonly<Record<string, ModelDetails>> = {
  SessionToken: {
    about: 'What begins a session.',
    fields: { api_token: { type: 'string', minLength: 1, description: 'Sent back as `Authorization: Bearer <token>`.' } },
  },
  UserInfo: {
    about: 'The member: profile, wallets, rates and fees.',
    required: ['username', 'balance'],
    fields: {
      joinday: { ...count, description: 'Days since the registration.' },
      birthday: day,
      current_vip: { type: 'string', pattern: String.raw`^P\d{1,3}$`, description: 'The level after a P: `P3`.' },
      isagent: refTo('Flag'),
    },
  },
  AppInfo: {
    about: 'The site: its name, state, switches and addresses.',
    required: ['title', 'site_state'],
    fields: {
      site_state: oneOfStates([0, 1], '1 open, 0 maintenance, with the text in `repair_tips`.'),
      webcontent: html,
      intro_video: { type: 'string', description: 'Address of the intro video; missing for that of the site, empty for none.' },
    },
  },
  Game: {
    about: 'A game of the list of all games.',
    required: ['platform_name', 'game_code', 'app_state'],
    fields: { app_state: oneOfStates([0, 1], '1 open, 0 closed.') },
  },
  HotGame: { required: ['Code', 'GameCode', 'name'], fields: { GameType: refTo('Id') } },
  ProviderGame: { required: ['catecode', 'gamecode', 'gamename'] },
  Banner: { required: ['src'] },
  VenueBalance: {
    about: 'What a member has in one venue. Leave `balance` out where you do not know it: zero is a sum.',
    required: ['name'],
  },
  Card: {
    about: 'A bank card, or a USDT address: then `bank` is `USDT` and `bank_owner` the protocol.',
    required: ['bank', 'bank_owner', 'bank_no'],
  },
  Bank: { required: ['bank_name'] },
  ReceivingAccount: { required: ['bank_no', 'bank_owner'] },
  PayWays: { required: ['card', 'usdt', 'wechat', 'alipay'] },
  PayRange: {
    about: 'Smallest and largest deposit; a `max_price` of `0.00` is no limit.',
    required: ['min_price', 'max_price'],
  },
  PayInfo: {
    about: 'An order that is to be paid. The message of the answer says how, as `info.paytype` does.',
    required: ['deposit_no', 'cardlist'],
    fields: { deposit_no: refTo('OrderNumber') },
  },
  PayOrder: {
    about: 'What was ordered, and when: the hour to pay it counts from `created_at`.',
    required: ['created_at'],
    fields: { paytype: refTo('PayType') },
  },
  PayTarget: {
    about: 'A place to pay to: an address, a picture or both.',
    either: { PayAddress: 'mch_id', PayPicture: 'payimg' },
    fields: {
      mch_id: { type: 'string', description: 'Address or account to pay to.' },
      content: { type: 'string', description: 'Protocol of the address: `TRC20`, `ERC20`.' },
      payimg: { type: 'string', description: 'Address of a picture, such as a QR code, or a link.' },
    },
  },
  BetRecord: {
    required: ['bet_id', 'bet_amount', 'win_loss', 'status', 'created_at'],
    fields: { status: oneOfStates([0, 1, 2], '0 invalid ticket, 1 settled, 2 unsettled.') },
  },
  TransactionRecord: {
    about:
      'A deposit, a withdrawal or a transfer. By `out_trade_no` the site finds the outcome of an order whose answer was lost.',
    required: ['out_trade_no', 'amount', 'state', 'created_at'],
    fields: {
      out_trade_no: refTo('OrderNumber'),
      state: oneOfStates(
        [0, 1, 2, 3],
        'Deposits and withdrawals: 1 pending review, 2 approved, 3 rejected. Transfers: 0 failed, 1 success, 2 pending.',
      ),
    },
  },
  ActivityApplication: {
    required: ['activity_name', 'state', 'created_at'],
    fields: { state: oneOfStates([1, 2, 3], '1 pending review, 2 passed, 3 rejected.') },
  },
  RebateRecord: {
    required: ['money', 'state'],
    fields: { state: oneOfStates([0, 1], '0 not yet claimed, 1 claimed at `updated_at`.') },
  },
  RedPacketRule: { fields: { start_time: timeOfDay, end_time: timeOfDay } },
  RedPacketRecord: { required: ['redpacketmoney', 'created_at'] },
  RedPacketRecords: {
    about: 'What red packets gave the member, and one page of them.',
    fields: { total_count: count },
  },
  RedPacket: { required: ['sendnums'], fields: { sendnums: count, acquirednum: count, max_times: count } },
  Activity: { required: ['title'], fields: { content: html, memo: html } },
  ActivityType: { required: ['name'] },
  Article: { required: ['content'], fields: { content: html } },
  Notice: { required: ['title', 'content', 'created_at'] },
  VipLevel: {
    required: ['recharge', 'flow'],
    fields: { realperson: percent, sport: percent, e_sport: percent, joker: percent, electron: percent, lottery: percent },
  },
  SaferPlay: { fields: { reminder: { type: 'integer', enum: [0, 15, 30, 60], description: 'Minutes of play; 0 for none.' } } },
  NextLimit: { required: ['at'] },
  PlayTime: { fields: { seconds: count } },

  RegisterRequest: {
    fields: {
      code: {
        type: 'string',
        minLength: 1,
        maxLength: 4,
        description: 'What the player read in the captcha; the site has compared it already.',
      },
    },
  },
  LogInFromMiniAppRequest: { fields: { initData: { type: 'string', minLength: 1, description: 'What the messenger signed.' } } },
  UploadAvatarRequest: {
    fields: {
      file: { type: 'string', minLength: 1, contentMediaType: 'application/octet-stream', description: 'A PNG or GIF.' },
    },
  },
  GetCardsRequest: { fields: { type: { type: 'integer', enum: [1, 2], description: '1 bank cards, 2 USDT addresses.' } } },
  GetTransactionRecordsRequest: {
    fields: {
      type: { type: 'integer', enum: [1, 2, 3, 4], description: '1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out.' },
    },
  },
  SetAutoTransferRequest: { fields: { transferstatus: refTo('Flag') } },
  SetReminderRequest: { fields: { minutes: { type: 'integer', enum: [0, 15, 30, 60] } } },
  Rebates: {
    about: 'Rebates claimed so far (`jisuan`), still to claim (`nojisuan`), and one page of them.',
  },
};
