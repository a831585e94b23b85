import type { Store, Session } from '@parlour/platform';
import { MEMBER_PREFIX, memberKey, readStoredJson, removeStored, store, storedKeys } from '@parlour/platform/storage';
import { type AnswerCache, parseCachedAnswer } from './answerCache';

/**
 * Stores a member's answers in this tab's storage beside the token, so that they are deleted with it. Deletes the answers of any
 * other member.
 */
export function createMemberAnswerCache(session: Store<Session>): AnswerCache {
  const memberPrefix = () => memberKey(session.read(), '');
  const removeOtherMembers = () => {
    const ownPrefix = memberPrefix();
    // While the member's name is not known, the stored data may be theirs.
    if (ownPrefix === undefined && session.read().role === 'member') return;
    const others = storedKeys('sessionStorage').filter(
      (key) => key.startsWith(MEMBER_PREFIX) && (ownPrefix === undefined || !key.startsWith(ownPrefix)),
    );
    for (const key of others) removeStored(key);
  };
  removeOtherMembers();
  session.watch(removeOtherMembers);
  return {
    read: (question) => {
      const ownPrefix = memberPrefix();
      return ownPrefix === undefined ? undefined : parseCachedAnswer(readStoredJson(ownPrefix + question));
    },
    write: (question, answer) => {
      const ownPrefix = memberPrefix();
      if (ownPrefix !== undefined) store(ownPrefix + question, JSON.stringify(answer));
    },
  };
}
