/** Who walks: a visitor, or a member with a history. */
export type Walker = 'visitor' | 'member';

export interface SweptScreen {
  readonly path: string;
  /** The calls that it makes by itself as it opens; the last part of their paths. Of a screen without a row they are recorded. */
  readonly asks: readonly string[];
  /** What it also requests at times, such as when it is opened before the member is known. */
  readonly mayAsk?: readonly string[];
  /** Calls whose answers are shown beside another call's answer only. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly walkers: readonly Walker[];
  /** No row names it: a first visit without faults tells which calls it makes, and then it has a retry if it makes any. */
  readonly isRecorded?: true;
  /** It offers a retry of its own when no call is answered. */
  readonly hasRetry: boolean;
  /** A refusal is its answer: it shows the server's message, and nothing to try again. */
  readonly takesRefusal?: true;
  /** Every answer is one, also a refusal or an odd one: it says what that means, and has nothing to try again. */
  readonly takesAnswer?: true;
  /** A text that it always shows, however the calls end. */
  readonly says?: string;
}

const NO_LAUNCH = 'Telegram Mini App environment not detected, using regular login';
const all = ['visitor', 'member'] as const;
const member = ['member'] as const;
const visitor = ['visitor'] as const;

/**
 * Screens with what their routes do not say: calls that must be made and no other, queries that change the screen, what a fault may do.
 * ORDER is replaced by a deposit's number.
 */
export const writtenScreens: readonly SweptScreen[] = [
  { path: '/', asks: ['bannerList', 'homenotice', 'app/hall_list', 'game/list'], walkers: all, hasRetry: true },
  {
    path: '/gamePage?name=OB&type=0&code=baccarat',
    asks: ['getGameUrl', 'saferplay'],
    beside: { saferplay: 'getGameUrl' },
    walkers: member,
    hasRetry: true,
  },
  { path: '/gamePage?dailiD=1', asks: [], mayAsk: ['getAgentLoginUrl'], walkers: member, hasRetry: true },
  { path: '/gamePage?dailiD=2', asks: ['getservicerurl'], walkers: all, hasRetry: true },
  { path: '/gamePage?app=1', asks: [], walkers: member, hasRetry: true },
  { path: '/concise?type=pp', asks: ['gamelistBycode'], walkers: all, hasRetry: true },
  { path: '/app', asks: [], walkers: member, hasRetry: true },
  { path: '/kefu', asks: ['getservicerurl'], walkers: all, hasRetry: true },
  { path: '/wallet', asks: ['balancelist', 'gettransrecord'], walkers: member, hasRetry: true },
  {
    path: '/recharge',
    asks: ['get_pay_way', 'getPayRange', 'getpaybank', 'getcard'],
    // While an order is under way.
    mayAsk: ['gettransrecord'],
    walkers: member,
    hasRetry: true,
  },
  { path: '/money', asks: ['balancelist', 'gettransrecord'], walkers: member, hasRetry: true },
  {
    path: '/payInfo?deposit_no=ORDER',
    asks: ['payinfo', 'gettransrecord'],
    beside: { payinfo: 'gettransrecord' },
    walkers: member,
    hasRetry: true,
    takesRefusal: true,
  },
  { path: '/usdtmore', asks: [], walkers: all, hasRetry: false },
  { path: '/withdrawal', asks: ['balancelist', 'getcard', 'getBetAmount'], walkers: member, hasRetry: true },
  { path: '/transfer', asks: ['balancelist'], beside: { balancelist: 'user' }, walkers: member, hasRetry: true },
  { path: '/cards?type=1', asks: ['getcard'], walkers: member, hasRetry: true },
  { path: '/cards?type=2', asks: ['getcard'], walkers: member, hasRetry: true },
  { path: '/addBankCard', asks: ['banklist', 'getcard'], walkers: member, hasRetry: false },
  { path: '/addUsdtCard', asks: ['getcard'], walkers: member, hasRetry: false },
  {
    path: '/betRecord',
    asks: ['betrecord', 'balancelist', 'game/list'],
    beside: { 'game/list': 'betrecord' },
    walkers: member,
    hasRetry: true,
  },
  { path: '/transRecord', asks: ['gettransrecord'], walkers: member, hasRetry: true },
  { path: '/transRecord?type=3', asks: ['gettransrecord', 'balancelist'], walkers: member, hasRetry: true },
  { path: '/activityRecord', asks: ['activityApplyLog'], walkers: member, hasRetry: true },
  { path: '/activity', asks: ['activitytype', 'activitylist'], walkers: all, hasRetry: true },
  { path: '/activityInfo?id=1', asks: ['activitydeatil'], walkers: all, hasRetry: true },
  { path: '/hongbao', asks: ['redpacket'], walkers: member, hasRetry: true },
  { path: '/welfare', asks: ['userredpacket'], walkers: member, hasRetry: true },
  {
    path: '/fanshui',
    asks: ['getfanshui', 'balancelist', 'game/list'],
    beside: { 'game/list': 'getfanshui' },
    walkers: member,
    hasRetry: true,
  },
  { path: '/zhanzhu', asks: [], walkers: all, hasRetry: true },
  { path: '/zhanzhuye?type=1', asks: [], walkers: all, hasRetry: true },
  { path: '/login', asks: [], walkers: visitor, hasRetry: false },
  { path: '/login?type=1', asks: [], walkers: visitor, hasRetry: false },
  { path: '/telegram-login', asks: [], walkers: visitor, hasRetry: false, says: NO_LAUNCH },
  { path: '/mine', asks: ['noticeList', 'uservip', 'saferplay'], walkers: member, hasRetry: true },
  { path: '/saferPlay', asks: ['saferplay'], walkers: member, hasRetry: true, takesAnswer: true },
  { path: '/userInfo', asks: [], walkers: member, hasRetry: true },
  { path: '/userCent', asks: [], walkers: member, hasRetry: true },
  { path: '/password?type=1', asks: [], walkers: member, hasRetry: false },
  { path: '/password?type=2', asks: [], walkers: member, hasRetry: false },
  { path: '/message', asks: ['noticeList'], walkers: member, hasRetry: true },
  { path: '/message?type=2', asks: [], walkers: member, hasRetry: false },
  { path: '/abouts', asks: [], walkers: all, hasRetry: false },
  { path: '/abouts?type=5', asks: ['article'], walkers: all, hasRetry: true },
  { path: '/boutBallBet', asks: [], walkers: all, hasRetry: false },
  { path: '/boutBallBetInfo?type=7', asks: ['article'], walkers: all, hasRetry: true },
  { path: '/vip', asks: ['uservip'], walkers: all, hasRetry: true },
  { path: '/applyagent', asks: [], walkers: member, hasRetry: true },
];
