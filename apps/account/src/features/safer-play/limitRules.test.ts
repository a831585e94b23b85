import type { DepositLimit } from '@parlour/api-client/endpoints/saferPlay';
import { firstBrokenRule } from '@parlour/platform/forms';
import { lastSetOf, limitRules, usedPercent } from './limitRules';

const of = (limit: string | null, used = '0.00'): DepositLimit => ({ limit, used, next: null });
const raised = (limit: string, next: string | null): DepositLimit => ({
  ...of(limit),
  next: { limit: next, at: '2026-11-23 12:00:00' },
});

it('the fields hold what was set last: a raise that waits, else what holds', () => {
  expect(lastSetOf({ day: of('500.00'), week: raised('1000.00', '2000.50'), month: raised('9000.00', null) })).toEqual({
    day: '500',
    week: '2000.5',
    month: '',
  });
  expect(lastSetOf({ day: of(null), week: of(null), month: of(null) })).toEqual({ day: '', week: '', month: '' });
});

it.each([
  [{ day: '', week: '', month: '' }, undefined],
  [{ day: '0.01', week: '', month: '' }, undefined],
  [{ day: '', week: '0', month: '0' }, 'week'],
  [{ day: '1', week: '1', month: '0.00' }, 'month'],
])('in %j the field to mend is %s', (draft, field) => {
  expect(firstBrokenRule(limitRules, draft)?.field).toBe(field);
});

it.each([
  [of(null, '10'), undefined],
  [of('1000.00'), 0],
  [of('1000.00', '333.33'), 33],
  [of('100.00', '500.00'), 100],
  [of('0.00'), 100],
])('of %j so many percent are used: %s', (limit, percent) => {
  expect(usedPercent(limit)).toBe(percent);
});
