/** Who walks: a visitor, or a member with a history. */
export type Walker = 'visitor' | 'member';

export interface SweptScreen {
  readonly path: string;
  readonly walkers: readonly Walker[];
  /** It has something of its own to ask again for when no call is answered. */
  readonly hasRetry: boolean;
  /** A refusal is its answer: it shows the server's message, and nothing to try again. */
  readonly takesRefusal?: true;
  /** What it tells by itself, however the calls end. */
  readonly says?: string;
}

const NO_LAUNCH = 'Telegram Mini App environment not detected, using regular login';
const all = ['visitor', 'member'] as const;
const member = ['member'] as const;
const visitor = ['visitor'] as const;

/** Every route of all five remotes, with the queries that make it another screen; ORDER stands for a deposit's number. */
export const sweptScreens: readonly SweptScreen[] = [
  { path: '/', walkers: all, hasRetry: true },
  { path: '/gamePage?name=OB&type=0&code=baccarat', walkers: member, hasRetry: true },
  { path: '/gamePage?dailiD=1', walkers: member, hasRetry: true },
  { path: '/gamePage?dailiD=2', walkers: all, hasRetry: true },
  { path: '/gamePage?app=1', walkers: member, hasRetry: true },
  { path: '/concise?type=pp', walkers: all, hasRetry: true },
  { path: '/app', walkers: member, hasRetry: true },
  { path: '/kefu', walkers: all, hasRetry: true },
  { path: '/wallet', walkers: member, hasRetry: true },
  { path: '/recharge', walkers: member, hasRetry: true },
  { path: '/money', walkers: member, hasRetry: true },
  { path: '/payInfo?deposit_no=ORDER', walkers: member, hasRetry: true, takesRefusal: true },
  { path: '/usdtmore', walkers: all, hasRetry: false },
  { path: '/withdrawal', walkers: member, hasRetry: true },
  { path: '/transfer', walkers: member, hasRetry: true },
  { path: '/cards?type=1', walkers: member, hasRetry: true },
  { path: '/cards?type=2', walkers: member, hasRetry: true },
  { path: '/addBankCard', walkers: member, hasRetry: false },
  { path: '/addUsdtCard', walkers: member, hasRetry: false },
  { path: '/betRecord', walkers: member, hasRetry: true },
  { path: '/transRecord', walkers: member, hasRetry: true },
  { path: '/transRecord?type=3', walkers: member, hasRetry: true },
  { path: '/activityRecord', walkers: member, hasRetry: true },
  { path: '/activity', walkers: all, hasRetry: true },
  { path: '/activityInfo?id=1', walkers: all, hasRetry: true },
  { path: '/hongbao', walkers: member, hasRetry: true },
  { path: '/welfare', walkers: member, hasRetry: true },
  { path: '/fanshui', walkers: member, hasRetry: true },
  { path: '/zhanzhu', walkers: all, hasRetry: true },
  { path: '/zhanzhuye?type=1', walkers: all, hasRetry: true },
  { path: '/login', walkers: visitor, hasRetry: false },
  { path: '/login?type=1', walkers: visitor, hasRetry: false },
  { path: '/telegram-login', walkers: visitor, hasRetry: false, says: NO_LAUNCH },
  { path: '/mine', walkers: member, hasRetry: true },
  { path: '/userInfo', walkers: member, hasRetry: true },
  { path: '/userCent', walkers: member, hasRetry: true },
  { path: '/password?type=1', walkers: member, hasRetry: false },
  { path: '/password?type=2', walkers: member, hasRetry: false },
  { path: '/message', walkers: member, hasRetry: true },
  { path: '/message?type=2', walkers: member, hasRetry: false },
  { path: '/abouts', walkers: all, hasRetry: false },
  { path: '/abouts?type=5', walkers: all, hasRetry: true },
  { path: '/boutBallBet', walkers: all, hasRetry: false },
  { path: '/boutBallBetInfo?type=7', walkers: all, hasRetry: true },
  { path: '/vip', walkers: all, hasRetry: true },
  { path: '/applyagent', walkers: member, hasRetry: true },
];
