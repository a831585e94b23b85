import type { Observable, Session } from '@parlour/platform';
import { forget, keep, keptJson, MEMBER_PREFIX, memberKey } from '@parlour/platform/storage';
import { type KeptPlace, readKept } from './kept';

/** What is a member's lies in this tab beside their token and goes with it; what was another member's is deleted. */
export function createMemberPlace(session: Observable<Session>): KeptPlace {
  const ofMember = () => memberKey(session.read(), '');
  const dropOthers = () => {
    const mine = ofMember();
    // A member whose name is not known yet may be the one.
    if (mine === undefined && session.read().role === 'member') return;
    const others = keys().filter((key) => key.startsWith(MEMBER_PREFIX) && (mine === undefined || !key.startsWith(mine)));
    for (const key of others) forget(key);
  };
  dropOthers();
  session.watch(dropOthers);
  return {
    find: (question) => {
      const mine = ofMember();
      return mine === undefined ? undefined : readKept(keptJson(mine + question));
    },
    keep: (question, answer) => {
      const mine = ofMember();
      if (mine !== undefined) keep(mine + question, JSON.stringify(answer));
    },
  };
}

function keys(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
