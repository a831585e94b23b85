import { createLru } from './lru';

const lru = () => createLru<string>(8, (value) => value.length);

it('drops what was asked for longest ago', () => {
  const kept = lru();
  for (const name of ['a', 'b', 'c', 'd']) kept.set(name, 'xx');
  kept.get('a');
  kept.set('e', 'xx');
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => kept.get(name) !== undefined)).toEqual(['a', 'c', 'd', 'e']);
});

it('weighs a value that takes the place of another once', () => {
  const kept = lru();
  for (const name of ['a', 'a', 'a', 'a', 'b', 'c', 'd']) kept.set(name, 'xx');
  expect(['a', 'b', 'c', 'd'].every((name) => kept.get(name) === 'xx')).toBe(true);
});

it('does not give everything up for one large value', () => {
  const kept = lru();
  kept.set('a', 'xx');
  kept.set('large', 'xxx');
  expect([kept.get('a'), kept.get('large')]).toEqual(['xx', undefined]);
});
