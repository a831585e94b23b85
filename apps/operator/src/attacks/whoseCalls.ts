import type { Endpoint } from '@parlour/api-client';
import { type CallName, isOfVisitors } from '@parlour/api-client/endpoints/all';
import * as v from 'valibot';
import { payloads } from '../testing/payloads';

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

/** Calls whose request names something, by any text or number, and those with more than one payload to try. */
const rows: Readonly<Partial<Record<CallName, Row>>> & Readonly<Record<string, Row>> = {
  getGames: { of: 'all' },
  getProviderGames: { of: 'all' },
  getArticle: { of: 'all' },
  getActivities: { of: 'all' },
  getActivity: { of: 'all' },
  logIn: {
    of: 'named',
    naming: () => [
      { name: 'demo', password: 'secret1' },
      { name: 'demo', password: '' },
    ],
  },
  register: { of: 'named', naming: () => ['demo', 'DEMO', ' demo '].map((name) => ({ ...payloads['register'], name })) },
  logInFromMiniApp: { of: 'named', naming: () => [{ initData: 'user={"id":1}&hash=', isTest: false }] },
  updateUser: { of: 'own' },
  applyForAgency: { of: 'own' },
  getGameUrl: { of: 'own' },
  endGame: { of: 'own' },
  submitTransfer: { of: 'own', naming: ({ key }) => [{ ...payloads['submitTransfer'], 'idempotency-key': key }] },
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
  applyForActivity: { of: 'own' },
  getRebates: { of: 'own' },
  setDepositLimits: { of: 'own' },
  changePayPassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
  changePassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
};

/** Whose answers a call gives. Without a row: everybody's to visitors, the caller's own to members. */
export function whoseCall(endpoint: Endpoint): Row {
  return rows[endpoint.name] ?? { of: isOfVisitors(endpoint) ? 'all' : 'own' };
}

/** What a request may name: its fields that take any text and any large number. Only a row says whose that is. */
export function unjudgedFields({ name, request }: Endpoint): readonly string[] {
  if (name in rows) return [];
  const sample = payloads[name] ?? {};
  const fields = 'entries' in request ? Object.keys(request.entries as object) : Object.keys(sample);
  const takes = (field: string, value: unknown) => v.safeParse(request, { ...sample, [field]: value }).success;
  return fields.filter((field) => field !== 'page' && (takes(field, 'PD20261120000942') || takes(field, 987_654)));
}
