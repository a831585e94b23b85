/**
 * The actions that move money or change who may, by the name of the call that they send, with a name for people. Each of them is
 * judged on its own when a canary is compared with the stable release.
 */
export const guardedActions = {
  submitDeposit: 'deposit',
  submitWithdrawal: 'withdrawal',
  submitTransfer: 'transfer',
  recoverAll: 'recovery from venues',
  bindCard: 'binding a card',
  deleteCard: 'removing a card',
  logIn: 'log-in',
  logInFromMiniApp: 'log-in from a mini app',
  register: 'registration',
  changePassword: 'login password',
  changePayPassword: 'withdrawal password',
  claimRebate: 'rebate',
  grabRedPacket: 'red packet',
  applyForActivity: 'application for an offer',
  applyForAgency: 'application of an agent',
} as const satisfies Readonly<Record<string, string>>;

export type GuardedAction = keyof typeof guardedActions;

/** Whether the call of this name is a guarded action. */
export function isGuarded(of: string): of is GuardedAction {
  return Object.hasOwn(guardedActions, of);
}
