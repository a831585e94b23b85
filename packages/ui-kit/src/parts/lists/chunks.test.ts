import { splitIntoChunks } from './chunks';

const getKey = (word: string) => word;
const groupOf = (word: string) => word.slice(0, 1);
const shape = (words: string, chunkStarts: string[] = [], groups?: typeof groupOf) =>
  splitIntoChunks(words.split(' ').filter(Boolean), { size: 3, getKey, groupOf: groups, chunkStarts: new Set(chunkStarts) })
    .map(({ name, chunks }) => `${name}:${chunks.map(({ items }) => items.join(' ')).join('|')}`)
    .join(' / ');

it.each([
  ['', [], ''],
  ['a1', [], 'a:a1'],
  ['a1 a2 a3', [], 'a:a1 a2 a3'],
  ['a1 a2 a3 a4', [], 'a:a1 a2 a3|a4'],
  ['a1 a2 b1 b2', [], 'a:a1 a2 / b:b1 b2'],
  ['a1 b1 a2', [], 'a:a1 a2 / b:b1'],
  ['a0 a1 a2 a3 a4', ['a1', 'a4'], 'a:a0|a1 a2 a3|a4'],
  ['a2 a3 a4 a5', ['a1', 'a4'], 'a:a2 a3|a4 a5'],
])('%p, begun before at %p, is cut as %p', (words, chunkStarts, cuts) => {
  expect(shape(words, chunkStarts, groupOf)).toBe(cuts);
});

it('without groups it is one', () => {
  expect(shape('a1 b1 c1 d1')).toBe(':a1 b1 c1|d1');
});
