import type { Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { sampleUser } from '@parlour/testing';
import { createMemberAnswerCache } from './memberAnswerCache';

const answer = { at: 1, composition: 'c-test', content: ['bet 1'] };
const member = (username: string): Session => ({ role: 'member', user: sampleUser({ username }) });

beforeEach(() => sessionStorage.clear());

it('finds what it kept, in this page and in the next', () => {
  createMemberAnswerCache(createValue(member('ada'))).write('bets', answer);
  expect(createMemberAnswerCache(createValue(member('ada'))).read('bets')).toEqual(answer);
});

it.each<[string, Session]>([
  ['another member', member('eve')],
  ['a member whose name begins alike', member('ada lovelace')],
  ['a visitor', { role: 'visitor' }],
])('has nothing for %s, and deletes it', (_who, session) => {
  createMemberAnswerCache(createValue(member('ada'))).write('bets', answer);
  expect(createMemberAnswerCache(createValue(session)).read('bets')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('deletes it when the session ends, and when another begins', () => {
  const session = createValue(member('ada'));
  const place = createMemberAnswerCache(session);
  place.write('bets', answer);
  session.set(member('eve'));
  expect(sessionStorage).toHaveLength(0);
  place.write('bets', answer);
  session.set({ role: 'visitor' });
  expect(sessionStorage).toHaveLength(0);
  place.write('bets', answer);
  expect(sessionStorage).toHaveLength(0);
});

it('waits for the name of a member who is not known yet', () => {
  createMemberAnswerCache(createValue(member('ada'))).write('bets', answer);
  const place = createMemberAnswerCache(createValue<Session>({ role: 'member', user: undefined }));
  expect(place.read('bets')).toBeUndefined();
  expect(sessionStorage).toHaveLength(1);
});

it.each(['', '{', '{"at":"noon"}', 'null'])('reads nothing out of %s', (text) => {
  sessionStorage.setItem('parlour.kept.ada bets', text);
  expect(createMemberAnswerCache(createValue(member('ada'))).read('bets')).toBeUndefined();
});
