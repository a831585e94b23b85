import { getUser, type UserInfo } from '@parlour/api-client/endpoints/session';
import { samples } from '@parlour/api-client/samples';
import type { Session } from '@parlour/platform';
import { parse } from 'valibot';
import { type SessionEvent, sessionReducer, visitor } from './sessionReducer';

const user: UserInfo = parse(getUser.answer, samples['getUser']?.data);
const fresh: Session = { role: 'member', user: undefined };
const member: Session = { role: 'member', user };
const token: SessionEvent = { type: 'tokenReceived' };
const info: SessionEvent = { type: 'userReceived', user };
const balance: SessionEvent = { type: 'balanceReceived', balance: '7.00' };
const ended: SessionEvent = { type: 'sessionEnded' };

it.each<[string, Session, SessionEvent, Session]>([
  ['a visitor who logs in is a member whose user info is still to come', visitor, token, fresh],
  ['the first user info completes the member', fresh, info, member],
  ['a later user info replaces the one before', { role: 'member', user: { ...user, username: 'old' } }, info, member],
  ['a polled balance changes the user info', member, balance, { role: 'member', user: { ...user, balance: '7.00' } }],
  ['a balance before the first user info changes nothing', fresh, balance, fresh],
  ['a member whose session ends is a visitor', member, ended, visitor],
  ['user info that arrives after the end is dropped', visitor, info, visitor],
  ['a balance that arrives after the end is dropped', visitor, balance, visitor],
  ['another login starts without the user info of the one before', member, token, fresh],
])('%s', (_what, before, event, after) => {
  expect(sessionReducer(before, event)).toEqual(after);
});

it('keeps the same session object when nothing changed, so that nothing renders again', () => {
  expect(sessionReducer(member, { type: 'balanceReceived', balance: user.balance })).toBe(member);
});
