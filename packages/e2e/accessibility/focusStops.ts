/** Stops that more than one screen has, in their order. */

export const skips = ['button Skip to content', 'button Skip to the tabs'];
export const visitorTop = [...skips, 'button Menu', 'link Log in', 'link Register'];
export const memberTop = [...skips, 'button Menu', 'button Refresh', 'button recycle all'];
export const back = ['button Skip to content', 'button Back'];
export const tabs = ['link Home', 'link Offers', 'link Customer service', 'link Sponsorship', 'link Mine'];

/** What home begins with. */
export const greeting = ['group Offers', 'button Pause', 'button USDT deposits'];
/** The ways to money, and all below them. */
export const games = [
  'link Customer service',
  'link Recharge',
  'link Withdrawal',
  'link App download',
  'group Prizes',
  'tab hot',
  'button Update this page',
  'button Search games',
  'button Hot',
  'button Live casino',
  'button Sports',
  'button Fishing',
  'button Card games',
  'button Slots',
  'button Lottery',
  'rows of button',
  'button All #',
  'rows of button',
  'button All #',
  'rows of button',
  'button All #',
  'rows of button',
  'button All #',
  'rows of button',
  'link By provider',
  'button All #',
  'rows of button',
  'button All #',
  'rows of button',
  'button Open the main site',
  'link Red packet',
];
