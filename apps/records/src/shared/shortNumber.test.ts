import { shortNumber } from './shortNumber';

it.each([
  ['PD20261120000942', 'PD…0942'],
  ['PD1234567', 'PD…4567'],
  ['PD123456', 'PD123456'],
  ['', ''],
])('%p is shown as %p', (number, short) => {
  expect(shortNumber(number)).toBe(short);
});
