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

it('readers get what the owner and the writers wrote', () => {
  const { of } = open();
  const contents: unknown[] = [];
  const reader = of('records');
  reader.watch(() => contents.push(reader.read()));
  of('lobby').set(first);
  of('bingo').set({ ...first, number: 2 });
  expect(contents).toEqual([first, { ...first, number: 2 }]);
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

it('a remote that does not name a topic may not use it, and a topic that nobody declares stays empty', () => {
  const { of } = open();
  expect(() => of('wallet')).toThrow('wallet uses the topic round without naming it in the reads of its config');
  expect(of('records', 'other').read()).toBeUndefined();
  expect(() => of('records', 'other').set(first)).toThrow('records may not write the topic other');
});

it('the next member gets no content of the previous one', () => {
  const { topics, of } = open();
  of('lobby').set(first);
  topics.clear();
  expect(of('records').read()).toBeUndefined();
});

it('a writer may empty a topic', () => {
  const { of } = open();
  of('lobby').set(first);
  of('bingo').set(undefined);
  expect(of('records').read()).toBeUndefined();
});
