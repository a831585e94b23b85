import { MINUTE_MS } from './minute';

/** The attempts per minute that a group of networks may add beyond the number of all others. */
const MORE_THAN_OTHERS = 30;
/** Limit for one page per minute; a player opens fewer screens. */
const MOST_OF_A_PAGE = 60;

interface Share {
  all: number;
  readonly by: Map<string, number>;
}

/**
 * Returns whether an attempt counts for decisions: a group of networks adds at most as many as all others together and 30 more,
 * and a page no more than a player could. The result of an attempt makes no difference, so that dropped attempts favour no
 * release.
 */
export function createNetworkShares(): (what: string, group: string, page: string, nowMs: number) => boolean {
  const shares = new Map<string, Share>();
  const pages = new Map<string, number>();
  let minute = 0;
  return (what, group, page, nowMs) => {
    const current = Math.floor(nowMs / MINUTE_MS);
    if (current !== minute) {
      shares.clear();
      pages.clear();
      minute = current;
    }
    const share = shares.get(what) ?? { all: 0, by: new Map<string, number>() };
    const own = share.by.get(group) ?? 0;
    const ofPage = pages.get(`${page} ${what}`) ?? 0;
    if (own >= share.all - own + MORE_THAN_OTHERS || ofPage >= MOST_OF_A_PAGE) return false;
    share.all += 1;
    share.by.set(group, own + 1);
    shares.set(what, share);
    pages.set(`${page} ${what}`, ofPage + 1);
    return true;
  };
}
