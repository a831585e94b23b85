import type { Observable, Session } from '@parlour/platform';
import { MEMBER_PREFIX, memberKey, readStoredJson, removeStored, store, storedKeys } from '@parlour/platform/storage';
import { type AnswerCache, parseCachedAnswer } from './answerCache';

/** A member's data are in this tab's storage beside their token and are deleted with it; another member's data are deleted. */
export function createMemberAnswerCache(session: Observable<Session>): AnswerCache {
  const ofMember = () => memberKey(session.read(), '');
  const dropOthers = () => {
    const mine = ofMember();
    // The member's name is not known yet: the stored data may be theirs.
    if (mine === undefined && session.read().role === 'member') return;
    const others = storedKeys('sessionStorage').filter(
      (key) => key.startsWith(MEMBER_PREFIX) && (mine === undefined || !key.startsWith(mine)),
    );
    for (const key of others) removeStored(key);
  };
  dropOthers();
  session.watch(dropOthers);
  return {
    read: (question) => {
      const mine = ofMember();
      return mine === undefined ? undefined : parseCachedAnswer(readStoredJson(mine + question));
    },
    write: (question, answer) => {
      const mine = ofMember();
      if (mine !== undefined) store(mine + question, JSON.stringify(answer));
    },
  };
}
