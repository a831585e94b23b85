import type { RequestOf } from '@parlour/api-client';
import type { DepositLimit } from '@parlour/api-client/endpoints/saferPlay';
import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import type { CallName, Calls } from './calls';
import { openWays, ordersOf } from './deposits';
import { type Known, Several, Unasked } from './known';

interface Row<Name extends CallName> {
  /** The caller in the site. */
  readonly by: 'visitor' | 'member';
  /** What is sent, or why nothing is. */
  readonly ask: (known: Known) => RequestOf<Calls[Name]> | Several<RequestOf<Calls[Name]>> | Unasked;
  /** What is sent has to be refused: it would change a member, and is sent in a way that cannot. */
  readonly hopes?: 'refusal';
}

const LEAST_WITHDRAWAL = '100';
const firstPage = { date: 4, page: 1, api_type: '' };

/** Every call in sending order, as later ones need answers of earlier ones. A call that is missing here does not compile. */
export const rows: { readonly [Name in CallName]: Row<Name> } = {
  getAppInfo: { by: 'visitor', ask: () => ({}) },
  getHotGames: { by: 'visitor', ask: () => ({}) },
  getGames: { by: 'visitor', ask: () => ({ category: '' }) },
  getBanners: { by: 'visitor', ask: () => ({ type: 2 }) },
  getHomeNotices: { by: 'visitor', ask: () => ({}) },
  getProviderGames: { by: 'visitor', ask: () => ({ gamecode: 'pp' }) },
  getServiceUrl: { by: 'visitor', ask: () => ({}) },
  getVisitUrl: { by: 'visitor', ask: () => ({}) },
  getNotices: { by: 'visitor', ask: () => ({ page: 1 }) },
  getArticle: { by: 'visitor', ask: () => ({ type: 7 }) },
  getVipLevels: { by: 'visitor', ask: () => ({}) },
  getActivityTypes: { by: 'visitor', ask: () => ({}) },
  getActivities: { by: 'visitor', ask: () => ({}) },
  getActivity: {
    by: 'visitor',
    ask: ({ reply }) => {
      const activity = reply('getActivities')?.data[0];
      return activity === undefined ? new Unasked('there is no activity') : { id: activity.id };
    },
  },
  register: {
    by: 'visitor',
    ask: () => ({ name: '', password: '', confirmPass: '', realname: '', paypassword: '', code: '' }),
    hopes: 'refusal',
  },
  logInFromMiniApp: { by: 'visitor', ask: () => ({ initData: '', isTest: false }), hopes: 'refusal' },
  logIn: { by: 'visitor', ask: ({ account }) => account ?? new Unasked('needs --account and --password') },

  getUser: { by: 'member', ask: () => ({}) },
  refreshUser: { by: 'member', ask: () => ({}) },
  getBalance: { by: 'member', ask: () => ({}) },
  refreshBalance: { by: 'member', ask: () => ({}) },
  updateUser: {
    by: 'member',
    ask: ({ reply }) => {
      const user = reply('getUser')?.data;
      if (user === undefined) return new Unasked('the user info did not come');
      const { email, mobile, birthday } = user;
      // Sent back as received, a masked number would be stored masked.
      if (/[*•]/.test(email + mobile + birthday)) return new Unasked('the user info hides what would be sent back');
      return { email, mobile, birthday };
    },
  },
  uploadAvatar: { by: 'member', ask: () => ({ file: new Blob([]) }), hopes: 'refusal' },
  applyForAgency: { by: 'member', ask: () => ({ mobile: '', apply_info: '' }), hopes: 'refusal' },
  getAgentLoginUrl: { by: 'member', ask: () => ({}) },

  getVenueBalances: { by: 'member', ask: () => ({}) },
  getTurnover: { by: 'member', ask: () => ({}) },
  getCards: { by: 'member', ask: () => ({ type: 1 }) },
  bindCard: { by: 'member', ask: () => ({ bank: '', bank_no: '', bank_owner: '', pay_pass: '' }), hopes: 'refusal' },
  deleteCard: { by: 'member', ask: () => ({ id: '0' }), hopes: 'refusal' },
  getBanks: { by: 'member', ask: () => ({}) },
  getPayWays: { by: 'member', ask: () => ({}) },
  getPayRange: {
    by: 'member',
    ask: (known) =>
      new Several([
        { way: 'by bank', payload: { type: 'bank' } },
        ...openWays(known).map(({ way, range }) => ({ way, payload: { type: range } })),
      ]),
  },
  getReceivingAccounts: { by: 'member', ask: () => ({}) },
  submitDeposit: {
    by: 'member',
    ask: (known) => {
      const askings = openWays(known).flatMap(({ way, deposit }) => {
        const least = known.reply('getPayRange', way)?.data.min_price;
        return least === undefined ? [] : [{ way, payload: deposit(least) }];
      });
      return askings.length === 0 ? new Unasked('there is no way to deposit but by bank') : new Several(askings);
    },
  },
  getTransactionRecords: { by: 'member', ask: () => ({ ...firstPage, type: 1 }) },
  getPayInfo: {
    by: 'member',
    ask: (known) => {
      const orders = ordersOf(known);
      if (orders.length === 0) return new Unasked('the member has no deposit with a number');
      return new Several(orders.map(({ way, no }) => ({ way, payload: { deposit_no: no } })));
    },
  },
  submitTransfer: {
    by: 'member',
    ask: ({ reply }) => {
      const venue = reply('getVenueBalances')?.data[0];
      if (venue === undefined) return new Unasked('there is no venue');
      return { amount: '1', sourcetype: CENTRAL_WALLET, targettype: venue.platname };
    },
  },
  recoverAll: { by: 'member', ask: () => ({}) },
  setAutoTransfer: {
    by: 'member',
    ask: ({ reply }) => {
      const user = reply('getUser')?.data;
      return user === undefined ? new Unasked('the user info did not come') : { transferstatus: user.transferstatus ? 1 : 0 };
    },
  },
  submitWithdrawal: {
    by: 'member',
    ask: ({ reply, payPassword }) => {
      const card = reply('getCards')?.data[0];
      if (card === undefined) return new Unasked('the member has no bank card');
      if (payPassword === undefined) return new Unasked('needs --pay-password');
      return { amount: LEAST_WITHDRAWAL, bank: card.id, password: payPassword };
    },
  },

  getGameUrl: {
    by: 'member',
    ask: (known) => {
      const game = openGameIn(known);
      if (game === undefined) return new Unasked('no game is open');
      if (known.reply('getUser')?.data.transferstatus && !known.withMoney)
        return new Unasked('automatic transfer is on, so it may move money: --with-money sends it');
      return { ...game, is_mobile_url: 1 };
    },
  },
  endGame: {
    by: 'member',
    ask: (known) => (known.reply('getGameUrl') && openGameIn(known)) ?? new Unasked('no game was started'),
  },

  getBetRecords: { by: 'member', ask: () => firstPage },
  getActivityApplications: { by: 'member', ask: () => ({ page: 1 }) },
  applyForActivity: { by: 'member', ask: () => ({ activityid: '0' }), hopes: 'refusal' },
  getRedPacket: { by: 'member', ask: () => ({ page: 1 }) },
  grabRedPacket: { by: 'member', ask: () => ({}) },
  getRedPacketRecords: { by: 'member', ask: () => ({ page: 1 }) },
  getRebates: { by: 'member', ask: () => ({ ...firstPage, type: '' }) },
  claimRebate: { by: 'member', ask: () => ({}) },

  getSaferPlay: { by: 'member', ask: () => ({}) },
  setDepositLimits: {
    by: 'member',
    ask: ({ reply }) => {
      const limits = reply('getSaferPlay')?.data.limits;
      if (limits === undefined) return new Unasked('the limits did not come');
      const { day, week, month } = limits;
      return { day: wishOf(day), week: wishOf(week), month: wishOf(month) };
    },
  },
  setReminder: {
    by: 'member',
    ask: ({ reply }) => {
      const answer = reply('getSaferPlay')?.data;
      return answer === undefined ? new Unasked('the reminder did not come') : { minutes: answer.reminder };
    },
  },
  takeBreak: { by: 'member', ask: () => new Unasked('nothing could take it back') },

  changePayPassword: {
    by: 'member',
    ask: ({ payPassword }) => (payPassword === undefined ? new Unasked('needs --pay-password') : unchanged(payPassword)),
    hopes: 'refusal',
  },
  changePassword: {
    by: 'member',
    ask: ({ account }) => (account === undefined ? new Unasked('needs --password') : unchanged(account.password)),
    hopes: 'refusal',
  },
  logOff: { by: 'member', ask: () => ({}) },
};

function openGameIn({ reply }: Known) {
  const game = reply('getGames')?.data.find(({ app_state }) => app_state);
  return game && { plat_name: game.platform_name, game_type: 0, game_code: game.game_code };
}

/** What a limit is to be already, so that nothing changes. */
function wishOf({ limit, next }: DepositLimit): string {
  return (next === null ? limit : next.limit) ?? '';
}

/** The old password as the new one too, which the contract forbids. */
function unchanged(password: string) {
  return { password, paypassword: password };
}
