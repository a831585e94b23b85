import { createSharedTopics } from './sharedTopics';

const configs: Parameters<typeof createSharedTopics>[0] = () => ({
  lobby: { topics: { round: { fields: { number: 'number', hall: 'string' }, writers: ['bingo'] } } },
  bingo: {},
  records: { reads: { round: { number: 'number' }, other: {} } },
  wallet: {},
});
const open = () => {
  const topics = createSharedTopics(configs);
  return { topics, of: (remote: string, name = 'round') => topics.of(name, remote) };
};
const first = { number: 1, hall: 'north' };

it('what its owner and its writers write, its readers get', () => {
  const { of } = open();
  const seen: unknown[] = [];
  const reader = of('records');
  reader.watch(() => seen.push(reader.read()));
  of('lobby').set(first);
  of('bingo').set({ ...first, number: 2 });
  expect(seen).toEqual([first, { ...first, number: 2 }]);
});

it('a reader may not write it', () => {
  const { of } = open();
  expect(() => of('records').set(first)).toThrow('records may not write the topic round');
  expect(of('lobby').read()).toBeUndefined();
});

it.each([{ number: 1 }, { ...first, number: '1' }, null, 'text'])('%j is no content of it', (content) => {
  const { of } = open();
  expect(() => of('lobby').set(content)).toThrow(/^lobby writes the topic round without a sound (number|hall)$/);
});

it('who does not name it may not use it, and one that nobody has stays empty', () => {
  const { of } = open();
  expect(() => of('wallet')).toThrow('wallet uses the topic round without naming it in the reads of its config');
  expect(of('records', 'other').read()).toBeUndefined();
  expect(() => of('records', 'other').set(first)).toThrow('records may not write the topic other');
});

it('the next member gets nothing of the last one', () => {
  const { topics, of } = open();
  of('lobby').set(first);
  topics.clear();
  expect(of('records').read()).toBeUndefined();
});

it('who may write it may empty it', () => {
  const { of } = open();
  of('lobby').set(first);
  of('bingo').set(undefined);
  expect(of('records').read()).toBeUndefined();
});
