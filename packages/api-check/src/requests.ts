import type { Endpoint, RequestOf } from '@parlour/api-client';
import { allEndpoints, type CallName, type Calls, calls, isOfVisitors, samples } from '@parlour/api-client/endpoints/all';
import type { DepositLimit } from '@parlour/api-client/endpoints/saferPlay';
import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import { openWays, ordersOf } from './deposits';
import type { Refusal } from './judge';
import { type Known, Several, Unasked } from './known';

interface Row<Name extends CallName> {
  /** The payload, or why the call is not sent. */
  readonly ask: (known: Known) => RequestOf<Calls[Name]> | Several<RequestOf<Calls[Name]>> | Unasked;
  /**
   * Whether the request has to be refused, or may be: it would change the member, so it is sent in a way that has no effect.
   * Default: it must be answered.
   */
  readonly hopes?: Refusal | 'either';
}

type Reading = Extract<CallName, `get${string}`>;
type Rows = { readonly [Name in Exclude<CallName, Reading>]: Row<Name> } & { readonly [Name in Reading]?: Row<Name> };

/** A call to send; `ask` returns its payload, or why it is not sent. */
export interface Sending {
  readonly endpoint: Endpoint;
  readonly ask: (known: Known) => unknown;
  readonly hopes?: Refusal | 'either';
}

/** With cents, which a backend that rounds would lose. */
const TRANSFER = '1.37';
const WITHDRAWAL = '100.37';

/**
 * In sending order, because later calls need answers of earlier ones. A call that reads has a row if its sample's payload is not
 * suitable; the compiler demands a row for every other call.
 */
export const rows: Rows = {
  getActivities: { ask: () => ({}) },
  getActivity: {
    ask: ({ reply }) => {
      const activity = reply('getActivities')?.data[0];
      return activity === undefined ? new Unasked('there is no activity') : { id: activity.id };
    },
  },
  register: {
    ask: () => ({ name: '', password: '', confirmPass: '', realname: '', paypassword: '', code: '' }),
    hopes: { sent: 'an empty form', why: 'it would make an account without a name' },
  },
  logInFromMiniApp: {
    ask: () => ({ initData: '', isTest: false }),
    hopes: { sent: 'empty initData', why: 'anybody could log in' },
  },
  logIn: { ask: ({ account }) => account ?? new Unasked('needs --account and --password') },

  refreshUser: { ask: () => ({}) },
  refreshBalance: { ask: () => ({}) },
  updateUser: {
    ask: ({ reply }) => {
      const user = reply('getUser')?.data;
      if (user === undefined) return new Unasked('the user info did not come');
      const { email, mobile, birthday } = user;
      // A masked number would be stored masked if it was sent back.
      if (/[*•]/.test(email + mobile + birthday)) return new Unasked('the user info hides what would be sent back');
      return { email, mobile, birthday };
    },
  },
  uploadAvatar: { ask: () => ({ file: new Blob([]) }), hopes: { sent: 'an empty file', why: 'it is no picture' } },
  applyForAgency: {
    ask: () => ({ mobile: '', apply_info: '' }),
    hopes: { sent: 'an empty form', why: 'nobody could be called back' },
  },

  bindCard: {
    ask: () => ({ bank: '', bank_no: '', bank_owner: '', pay_pass: '' }),
    hopes: { sent: 'an empty form without a payment password', why: 'money could be withdrawn to it' },
  },
  deleteCard: { ask: () => ({ id: '0' }), hopes: 'either' },
  getPayRange: {
    ask: (known) =>
      new Several([
        { way: 'by bank', payload: { type: 'bank' } },
        ...openWays(known).map(({ way, range }) => ({ way, payload: { type: range } })),
      ]),
  },
  submitTransfer: {
    ask: ({ reply }) => {
      const venue = reply('getVenueBalances')?.data.find(({ platname }) => platname !== CENTRAL_WALLET);
      if (venue === undefined) return new Unasked('there is no venue');
      return { amount: TRANSFER, sourcetype: CENTRAL_WALLET, targettype: venue.platname };
    },
  },
  recoverAll: { ask: () => ({}) },
  setAutoTransfer: {
    ask: ({ reply }) => {
      const user = reply('getUser')?.data;
      return user === undefined ? new Unasked('the user info did not come') : { transferstatus: user.transferstatus ? 1 : 0 };
    },
  },
  submitWithdrawal: {
    ask: ({ reply, payPassword }) => {
      const card = reply('getCards')?.data[0];
      if (card === undefined) return new Unasked('the member has no bank card');
      if (payPassword === undefined) return new Unasked('needs --pay-password');
      return { amount: WITHDRAWAL, bank: card.id, password: payPassword };
    },
  },
  submitDeposit: {
    ask: (known) => {
      const askings = openWays(known).flatMap(({ way, deposit }) => {
        const least = known.reply('getPayRange', way)?.data.min_price;
        return least === undefined ? [] : [{ way, payload: deposit(least) }];
      });
      return askings.length === 0
        ? new Unasked('there is no way to deposit but by bank, of which somebody would look for the money')
        : new Several(askings);
    },
  },
  getPayInfo: {
    ask: (known) => {
      const orders = ordersOf(known);
      if (orders.length === 0) return new Unasked('the member has no deposit with a number');
      return new Several(orders.map(({ way, no }) => ({ way, payload: { deposit_no: no } })));
    },
  },

  getGameUrl: {
    ask: (known) => {
      const game = openGameIn(known);
      if (game === undefined) return new Unasked('no game is open');
      if (known.reply('getUser')?.data.transferstatus && !known.withMoney)
        return new Unasked('automatic transfer is on, so it may move money: --with-money sends it');
      return { ...game, is_mobile_url: 1 };
    },
  },
  endGame: {
    ask: (known) => (known.reply('getGameUrl') && openGameIn(known)) ?? new Unasked('no game was started'),
  },

  applyForActivity: {
    ask: () => ({ activityid: '0' }),
    hopes: { sent: 'the activity 0, which does not exist', why: 'the member would wait for it' },
  },
  grabRedPacket: { ask: () => ({}) },
  claimRebate: { ask: () => ({}) },

  setDepositLimits: {
    ask: ({ reply }) => {
      const limits = reply('getSaferPlay')?.data.limits;
      if (limits === undefined) return new Unasked('the limits did not come');
      const { day, week, month } = limits;
      return { day: wishOf(day), week: wishOf(week), month: wishOf(month) };
    },
  },
  setReminder: {
    ask: ({ reply }) => {
      const answer = reply('getSaferPlay')?.data;
      return answer === undefined ? new Unasked('the reminder did not come') : { minutes: answer.reminder };
    },
  },
  takeBreak: { ask: () => new Unasked('nothing could take it back') },

  changePayPassword: {
    ask: ({ payPassword }) => (payPassword === undefined ? new Unasked('needs --pay-password') : unchanged(payPassword)),
    hopes: 'either',
  },
  changePassword: {
    ask: ({ account }) => (account === undefined ? new Unasked('needs --password') : unchanged(account.password)),
    hopes: 'either',
  },
  logOff: { ask: () => ({}) },
};

const written: Readonly<Record<string, Omit<Sending, 'endpoint'>>> = rows;
const all: readonly Endpoint[] = [
  ...allEndpoints.filter(({ name }) => !(name in rows)),
  ...(Object.keys(rows) as CallName[]).map((name) => calls[name]),
];

/** Every call in sending order: those of visitors with the login, then those of members; first what needs no other answer. */
export const sendings: readonly Sending[] = [
  ...all.filter(isOfVisitors),
  ...all.filter((endpoint) => !isOfVisitors(endpoint)),
].map((endpoint) => ({ endpoint, ...(written[endpoint.name] ?? { ask: () => samples[endpoint.name]?.payload }) }));

function openGameIn({ reply }: Known) {
  const game = reply('getGames')?.data.find(({ app_state }) => app_state);
  return game && { plat_name: game.platform_name, game_type: 0, game_code: game.game_code };
}

/** The limits stay as they are, so that nothing changes. */
function wishOf({ limit, next }: DepositLimit): string {
  return (next === null ? limit : next.limit) ?? '';
}

/** The new password equals the old one, which the specification forbids. */
function unchanged(password: string) {
  return { password, paypassword: password };
}
