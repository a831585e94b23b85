import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { troubleOf } from './troubleOf';

test.each<[ApiErrorKind, boolean, ReturnType<typeof troubleOf>]>([
  ['offline', false, 'unsent'],
  ['offline', true, 'unknown'],
  ['timeout', true, 'unknown'],
  ['timeout', false, 'unknown'],
  ['badAnswer', true, 'unknown'],
  ['serverFault', true, 'unknown'],
  ['refused', true, undefined],
  ['unauthorised', true, undefined],
])('%s, the phone online: %s, leaves it %s', (kind, wasOnline, trouble) => {
  expect(troubleOf(new ApiError(kind, 'x', 'submitDeposit'), wasOnline)).toBe(trouble);
});

test('an error of another kind leaves it unknown', () => {
  expect(troubleOf(new Error('x'), true)).toBe('unknown');
});
