import { MINUTE_MS } from './minute';

/** What a group of networks may add in a minute beyond what all others add. */
const MORE_THAN_OTHERS = 30;
/** What one page adds in a minute; a player opens fewer screens. */
const MOST_OF_A_PAGE = 60;

interface Share {
  all: number;
  readonly by: Map<string, number>;
}

/**
 * Whether an attempt counts for a decision: one group of networks adds no more than all others together and a few, one page no more than
 * a player could. How an attempt ended plays no part, so that what is left out makes no release look better or worse.
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
