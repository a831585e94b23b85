import { greetingAt } from './greeting';

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
