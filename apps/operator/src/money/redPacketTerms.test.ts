import { counted, isOpen, isReached } from './redPacketTerms';

const terms = { startTime: '10:00', endTime: '12:00', recharge: '500', dayFlow: '1000' };
const at = (time: string) => new Date(`${time}+08:00`);
const midnight = at('2026-11-20T00:00:00');

it.each([
  ['2026-11-20T09:59:59.999', false],
  ['2026-11-20T10:00:00', true],
  ['2026-11-20T11:59:59.999', true],
  ['2026-11-20T12:00:00', false],
])('at %s in Beijing the window is open: %p', (time, isIt) => {
  expect(isOpen(terms, midnight, at(time))).toBe(isIt);
});

it.each([
  ['2026-11-19T11:59:59.999', '0.00', '0.00'],
  ['2026-11-19T12:00:00', '500.00', '500.00'],
  ['2026-11-20T09:59:59.999', '500.00', '500.00'],
  ['2026-11-20T10:00:00', '0.00', '500.00'],
])('a deposit at %s counts as %s, and as %s while packets are open all day', (time, inWindow, allDay) => {
  const deposits = [{ amount: '500.00', at: at(time) }];
  expect(counted(terms, midnight, deposits, false)).toBe(inWindow);
  expect(counted(terms, midnight, deposits, true)).toBe(allDay);
});

it.each([
  ['500.00', '1000.00', '2026-11-19T12:00:00', true],
  ['499.99', '1000.00', '2026-11-19T12:00:00', false],
  ['500.00', '999.99', '2026-11-19T12:00:00', false],
  ['500.00', '1000.00', '2026-11-19T11:59:59.999', false],
])('%s deposited and %s bet at %s reach the terms: %p', (recharged, amount, time, isIt) => {
  expect(isReached(terms, midnight, recharged, [{ amount, at: at(time) }])).toBe(isIt);
});
