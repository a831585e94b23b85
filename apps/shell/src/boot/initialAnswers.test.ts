import { callKey } from '@parlour/release-contract/callKey';
import { takeInitialAnswer } from './initialAnswers';

const call = { method: 'POST', path: '/api/betrecord', payload: { date: 4, page: 1 } } as const;
const answer = Promise.resolve({ status: 200, data: 'the answer' });

beforeEach(() => {
  globalThis.parlourAnswers = new Map([[callKey(call), { token: 'mine', askedAt: performance.now(), answer }]]);
});

it.each<[string, Partial<Parameters<typeof takeInitialAnswer>[0]>, boolean]>([
  ['the same call', {}, true],
  ['the same call, said in another order', { payload: { page: 1, date: 4 } }, true],
  ['another payload', { payload: { date: 4, page: 2 } }, false],
  ['no payload', { payload: undefined }, false],
  ['another path', { path: '/api/transrecord' }, false],
  ['another method', { method: 'GET' }, false],
  ['another session', { token: 'hers' }, false],
  ['no session', { token: undefined }, false],
])('%s is answered: %#', (_what, difference, isAnswered) => {
  expect(takeInitialAnswer({ ...call, token: 'mine', ...difference })).toBe(isAnswered ? answer : undefined);
});

it('an answer can be taken once, within ten seconds', () => {
  const request = { ...call, token: 'mine' };
  expect(takeInitialAnswer(request)).toBe(answer);
  expect(takeInitialAnswer(request)).toBeUndefined();
  parlourAnswers.set(callKey(call), { token: 'mine', askedAt: performance.now() - 10_001, answer });
  expect(takeInitialAnswer(request)).toBeUndefined();
});

it('without a request of the boot script there is no answer to take', () => {
  Reflect.deleteProperty(globalThis, 'parlourAnswers');
  expect(takeInitialAnswer({ ...call, token: 'mine' })).toBeUndefined();
});
