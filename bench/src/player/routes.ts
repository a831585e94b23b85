/** An address that is visited, and the screen that stands there. */
export interface Route {
  readonly address: string;
  readonly screen: string;
  readonly isForMembers: boolean;
}

/** The first screens that a player comes to from outside: one of each remote. */
export const routes: readonly Route[] = [
  { address: '/', screen: 'HomeScreen', isForMembers: false },
  { address: '/login', screen: 'LoginScreen', isForMembers: false },
  { address: '/recharge', screen: 'DepositScreen', isForMembers: true },
  { address: '/activity', screen: 'OffersScreen', isForMembers: false },
  { address: '/betRecord', screen: 'BetsScreen', isForMembers: true },
];
