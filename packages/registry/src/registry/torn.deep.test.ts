import { type Tear, testTears } from '../testing/testTorn';

const tears: readonly Tear[] = [
  ['empty', () => Buffer.alloc(0)],
  ['its first byte', (whole) => whole.subarray(0, 1)],
  ['all but its last byte', (whole) => whole.subarray(0, -1)],
  ['zeroes of its length', (whole) => Buffer.alloc(whole.length)],
  ['its first half and zeroes', (whole) => Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length / 2)])],
  ['itself twice', (whole) => Buffer.concat([whole, whole])],
  ['a list', () => Buffer.from('[]')],
  ['a page', () => Buffer.from('<!doctype html>')],
  ['no text at all', () => Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])],
];

testTears(tears);
