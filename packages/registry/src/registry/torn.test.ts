import { type Tear, testTears } from '../testing/testTorn';

/** What a disk that is full leaves, and what parses all the same. */
const tears: readonly Tear[] = [
  ['its first half', (whole) => whole.subarray(0, whole.length / 2)],
  ['null', () => Buffer.from('null')],
];

testTears(tears);
