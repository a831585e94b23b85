import { type Tear, testTears } from '../testing/testTorn';

/** A truncated value, as a full disk leaves it, and values that can be parsed nevertheless. */
const tears: readonly Tear[] = [
  ['its first half', (whole) => whole.subarray(0, whole.length / 2)],
  ['null', () => Buffer.from('null')],
];

testTears(tears);
