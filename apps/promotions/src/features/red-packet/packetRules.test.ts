import { isClosedMessage, eligibilityOf, mostOf, wasBooked } from './packetRules';

it.each([
  [3, 2, 5, 'ready'],
  [1, 0, 0, 'ready'],
  [1, 5, 5, 'ready'],
  [0, 0, 5, 'unmet'],
  [0, 4, 5, 'unmet'],
  [0, 5, 5, 'used'],
  [0, 6, 5, 'used'],
  [-1, 0, 5, 'unmet'],
  [0, 0, 0, 'unmet'],
])('%d left, %d claimed of %d is %s', (sendnums, acquirednum, max_times, eligibility) => {
  expect(eligibilityOf({ sendnums, acquirednum, max_times })).toBe(eligibility);
});

it.each([
  [2, 2, false],
  [2, 3, true],
  [2, 0, false],
])('%d claimed before, %d after: booked is %p', (before, after, isBooked) => {
  const counts = { sendnums: 1, max_times: 5 };
  expect(wasBooked({ ...counts, acquirednum: before }, { ...counts, acquirednum: after })).toBe(isBooked);
});

it.each([
  [3, 2, true],
  [3, 3, false],
  // The last packet was claimed, or the red packet period ended, before the tap or after it.
  [1, 0, undefined],
  [3, 0, undefined],
])('where only what is left is counted, %d before and %d after: booked is %p', (before, after, isBooked) => {
  const counts = { acquirednum: 0, max_times: 0 };
  expect(wasBooked({ ...counts, sendnums: before }, { ...counts, sendnums: after })).toBe(isBooked);
});

it.each([
  ['Red packet closed', true],
  [' Red packet closed ', true],
  ['', false],
  ['Red packet', false],
])('%p says that the red packets are closed: %p', (message, isClosed) => {
  expect(isClosedMessage(message)).toBe(isClosed);
});

it.each([
  [3, 2, 5, 5],
  [2, 1, 0, 3],
  [-1, 1, 0, 1],
])('with %d left and %d claimed, of %d at most, there are %d', (sendnums, acquirednum, max_times, most) => {
  expect(mostOf({ sendnums, acquirednum, max_times })).toBe(most);
});
