import type { Endpoint } from '@parlour/api-client';
import type * as account from '@parlour/api-client/endpoints/account';
import type * as lobby from '@parlour/api-client/endpoints/lobby';
import type * as promotions from '@parlour/api-client/endpoints/promotions';
import type * as records from '@parlour/api-client/endpoints/records';
import type * as saferPlay from '@parlour/api-client/endpoints/saferPlay';
import type * as session from '@parlour/api-client/endpoints/session';
import type * as wallet from '@parlour/api-client/endpoints/wallet';
import { payloads } from '../testing/payloads';

type CallsOf<Module> = { [Name in keyof Module]: Module[Name] extends Endpoint ? Name : never }[keyof Module];
export type CallName =
  | CallsOf<typeof account>
  | CallsOf<typeof lobby>
  | CallsOf<typeof promotions>
  | CallsOf<typeof records>
  | CallsOf<typeof saferPlay>
  | CallsOf<typeof session>
  | CallsOf<typeof wallet>;

/** What an attacker may know of another member: ids are small numbers, an order number may be in a shared screenshot. */
export interface Known {
  readonly cards: readonly string[];
  readonly order: string;
  readonly key: string;
  readonly cardNumber: string;
}

interface Row {
  /** `all`: the same for everyone. `own`: of the caller. `named`: of an id in the payload, which has to be the caller's own. */
  readonly of: 'all' | 'own' | 'named';
  /** Payloads that name what is another member's; each has to be refused when the call is `named`. */
  readonly naming?: (known: Known) => readonly Record<string, unknown>[];
}

/** Every call of the API. One that is missing here does not compile; to add one is one line. */
export const whoseCalls: Readonly<Record<CallName, Row>> = {
  getVisitUrl: { of: 'all' },
  getAppInfo: { of: 'all' },
  getHotGames: { of: 'all' },
  getGames: { of: 'all' },
  getBanners: { of: 'all' },
  getHomeNotices: { of: 'all' },
  getServiceUrl: { of: 'all' },
  getAgentLoginUrl: { of: 'all' },
  getProviderGames: { of: 'all' },
  getNotices: { of: 'all' },
  getVipLevels: { of: 'all' },
  getArticle: { of: 'all' },
  getActivityTypes: { of: 'all' },
  getActivities: { of: 'all' },
  getActivity: { of: 'all' },
  getBanks: { of: 'all' },
  getPayWays: { of: 'all' },
  getPayRange: { of: 'all' },
  getReceivingAccounts: { of: 'all' },
  logIn: {
    of: 'named',
    naming: () => [
      { name: 'demo', password: 'secret1' },
      { name: 'demo', password: '' },
    ],
  },
  register: { of: 'named', naming: () => ['demo', 'DEMO', ' demo '].map((name) => ({ ...payloads['register'], name })) },
  logInFromMiniApp: { of: 'named', naming: () => [{ initData: 'user={"id":1}&hash=', isTest: false }] },
  getUser: { of: 'own' },
  refreshUser: { of: 'own' },
  getBalance: { of: 'own' },
  refreshBalance: { of: 'own' },
  updateUser: { of: 'own' },
  uploadAvatar: { of: 'own' },
  applyForAgency: { of: 'own' },
  getGameUrl: { of: 'own' },
  endGame: { of: 'own' },
  getVenueBalances: { of: 'own' },
  recoverAll: { of: 'own' },
  submitTransfer: { of: 'own', naming: ({ key }) => [{ ...payloads['submitTransfer'], 'idempotency-key': key }] },
  setAutoTransfer: { of: 'own' },
  getTurnover: { of: 'own' },
  submitDeposit: { of: 'own', naming: ({ key }) => [{ ...payloads['submitDeposit'], 'idempotency-key': key }] },
  getPayInfo: { of: 'named', naming: ({ order }) => [{ deposit_no: order }, { deposit_no: `${order} ` }, { deposit_no: '%' }] },
  getCards: { of: 'own', naming: () => [{ type: 1 }, { type: 2 }] },
  bindCard: { of: 'own', naming: ({ cardNumber }) => [{ ...payloads['bindCard'], bank_no: cardNumber, pay_pass: 'secret2' }] },
  deleteCard: { of: 'named', naming: ({ cards }) => cards.map((id) => ({ id })) },
  submitWithdrawal: {
    of: 'named',
    naming: ({ cards }) => cards.map((bank) => ({ amount: '100', bank, password: 'secret2' })),
  },
  getBetRecords: { of: 'own' },
  getTransactionRecords: { of: 'own', naming: () => [1, 2, 3, 4].map((type) => ({ date: 4, type, page: 1 })) },
  getActivityApplications: { of: 'own' },
  applyForActivity: { of: 'own' },
  getRedPacket: { of: 'own' },
  getRedPacketRecords: { of: 'own' },
  grabRedPacket: { of: 'own' },
  getRebates: { of: 'own' },
  claimRebate: { of: 'own' },
  getSaferPlay: { of: 'own' },
  setDepositLimits: { of: 'own' },
  setReminder: { of: 'own' },
  takeBreak: { of: 'own' },
  changePayPassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
  changePassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
  logOff: { of: 'own' },
};
