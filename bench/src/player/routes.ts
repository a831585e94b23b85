/** A visited path and its screen. */
export interface Route {
  readonly address: string;
  readonly screen: string;
  readonly isForMembers: boolean;
  /** Whether the document contains the first answers, and its frame shows their pictures. */
  readonly hasEarlyPictures?: boolean;
}

export const home: Route = { address: '/', screen: 'HomeScreen', isForMembers: false, hasEarlyPictures: true };

/** Typical entry screens: one of each remote. */
export const routes: readonly Route[] = [
  home,
  { address: '/login', screen: 'LoginScreen', isForMembers: false },
  { address: '/recharge', screen: 'DepositScreen', isForMembers: true },
  { address: '/activity', screen: 'OffersScreen', isForMembers: false, hasEarlyPictures: true },
  { address: '/betRecord', screen: 'BetsScreen', isForMembers: true },
];
