import { changedLimit, type Limit, limitAt, noLimit, remaining } from './limitRules';

const now = new Date('2026-11-22T04:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;
const of = (amount: string | null): Limit => ({ ...noLimit, amount });
const raised = (amount: string, nextAmount: string | null, nextAt: Date): Limit => ({ amount, nextAmount, nextAt });

it.each<[string, Limit, string | null, Limit]>([
  ['a first limit holds at once', noLimit, '500', of('500')],
  ['a lower one holds at once', of('500.00'), '499.99', of('499.99')],
  ['the same one changes nothing', of('500.00'), '500', of('500')],
  ['a higher one waits a day', of('500.00'), '500.01', raised('500.00', '500.01', later(DAY_MS))],
  ['none at all waits a day', of('500.00'), null, raised('500.00', null, later(DAY_MS))],
  ['none stays none', noLimit, null, noLimit],
  ['a raise that waits keeps its time', raised('500.00', '900.00', later(5)), '900', raised('500.00', '900.00', later(5))],
  ['a lifting that waits keeps its time', raised('500.00', null, later(5)), null, raised('500.00', null, later(5))],
  ['another raise waits again', raised('500.00', '900.00', later(5)), '800', raised('500.00', '800', later(DAY_MS))],
  ['a lower one ends the raise', raised('500.00', '900.00', later(5)), '400', of('400')],
  ['what held before ends the raise', raised('500.00', '900.00', later(5)), '500', of('500')],
  ['a raise whose time has come is what counts', raised('500.00', '900.00', now), '800', of('800')],
])('%s', (_what, before, requested, after) => {
  expect(changedLimit(before, requested, now)).toEqual(after);
});

it('a raise holds from its moment on, not before', () => {
  const limit = raised('500.00', '900.00', now);
  expect(limitAt(limit, later(-1)).amount).toBe('500.00');
  expect(limitAt(limit, now)).toEqual(of('900.00'));
  expect(limitAt(raised('500.00', null, now), later(1))).toEqual(noLimit);
});

it.each([
  [null, '100.00', undefined],
  ['500.00', '0.00', '500.00'],
  ['500.00', '499.99', '0.01'],
  ['500.00', '500.00', '0.00'],
  ['100.00', '500.00', '0.00'],
])('a limit of %s after %s leaves %s', (amount, used, room) => {
  expect(remaining(of(amount), used)).toBe(room);
});
