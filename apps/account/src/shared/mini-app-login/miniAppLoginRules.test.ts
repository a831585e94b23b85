import { ApiError } from '@parlour/api-client';
import { failureOf, planOf } from './miniAppLoginRules';

const of = (length: number) => 'x'.repeat(length);

it.each([
  ['login', undefined, 'notDetected'],
  ['login', '', 'empty'],
  ['login', of(1), 'send'],
  ['login', of(99), 'send'],
  ['login', of(100), 'send'],
  ['login', of(101), 'toRoute'],
  ['route', undefined, 'notDetected'],
  ['route', '', 'empty'],
  ['route', of(1), 'send'],
  ['route', of(101), 'send'],
] as const)('at the %s entry, data %p: %s', (entry, data, plan) => {
  expect(planOf(entry, data)).toBe(plan);
});

const failed = (kind: ApiError['kind']) => new ApiError(kind, '', 'logInFromMiniApp');

it.each([
  [failed('refused'), 'refused'],
  [failed('unauthorised'), 'refused'],
  [failed('badAnswer'), 'refused'],
  [failed('timeout'), 'unreachable'],
  [failed('offline'), 'unreachable'],
  [failed('serverFault'), 'unreachable'],
  [new TypeError('x is not a function'), 'unexpected'],
  [undefined, 'unexpected'],
])('%s is told as %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
