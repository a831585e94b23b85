/** A visited path and its screen. */
export interface Route {
  readonly address: string;
  readonly screen: string;
  readonly isForMembers: boolean;
}

export const home: Route = { address: '/', screen: 'HomeScreen', isForMembers: false };

/** Typical entry screens: one of each remote. */
export const routes: readonly Route[] = [
  home,
  { address: '/login', screen: 'LoginScreen', isForMembers: false },
  { address: '/recharge', screen: 'DepositScreen', isForMembers: true },
  { address: '/activity', screen: 'OffersScreen', isForMembers: false },
  { address: '/betRecord', screen: 'BetsScreen', isForMembers: true },
];
