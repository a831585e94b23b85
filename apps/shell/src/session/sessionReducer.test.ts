import { getUser, type UserInfo } from '@parlour/api-client/endpoints/session';
import { samples } from '@parlour/api-client/endpoints/all';
import type { Session } from '@parlour/platform';
import { parse } from 'valibot';
import { type SessionEvent, sessionReducer, visitor } from './sessionReducer';

const user: UserInfo = parse(getUser.answer, samples['getUser']?.data);
const fresh: Session = { role: 'member', user: undefined };
const member: Session = { role: 'member', user };
const token: SessionEvent = { type: 'tokenReceived' };
const info: SessionEvent = { type: 'userReceived', user };
const lost: SessionEvent = { type: 'userLost' };
const asked: SessionEvent = { type: 'userAskedFor' };
const bereft: Session = { role: 'member', user: undefined, isUserLost: true };
const ended: SessionEvent = { type: 'sessionEnded' };

it.each<[string, Session, SessionEvent, Session]>([
  ['a visitor who logs in is a member whose user info is still to come', visitor, token, fresh],
  ['the first user info completes the member', fresh, info, member],
  ['a later user info replaces the one before', { role: 'member', user: { ...user, username: 'old' } }, info, member],
  ['user info that did not come is known to be lost', fresh, lost, bereft],
  ['asked for again, it is on its way again', bereft, asked, fresh],
  ['it is not lost any more once it came', bereft, info, member],
  ['a member who is known stays so when the next user info does not come', member, lost, member],
  ['nothing is lost of a visitor', visitor, lost, visitor],
  ['a member whose session ends is a visitor', member, ended, visitor],
  ['user info that arrives after the end is dropped', visitor, info, visitor],
  ['another login starts without the user info of the one before', member, token, fresh],
])('%s', (_what, before, event, after) => {
  expect(sessionReducer(before, event)).toEqual(after);
});

it('keeps the same session object when nothing changed, so that nothing renders again', () => {
  expect(sessionReducer(member, asked)).toBe(member);
});
