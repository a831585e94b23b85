import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { sendFailureOf } from './sendFailureOf';

it.each<[ApiErrorKind, boolean, ReturnType<typeof sendFailureOf>]>([
  ['offline', false, 'unsent'],
  ['offline', true, 'unknown'],
  ['timeout', true, 'unknown'],
  ['timeout', false, 'unknown'],
  ['badAnswer', true, 'unknown'],
  ['serverFault', true, 'unknown'],
  ['refused', true, undefined],
  ['unauthorised', true, undefined],
])('%s, the phone online: %s, leaves it %s', (kind, wasOnline, failure) => {
  expect(sendFailureOf(new ApiError(kind, 'x', 'submitDeposit'), wasOnline)).toBe(failure);
});

it('an error of another kind leaves it unknown', () => {
  expect(sendFailureOf(new Error('x'), true)).toBe('unknown');
});
