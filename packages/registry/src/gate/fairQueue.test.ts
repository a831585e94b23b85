import { createFairQueue, type QueueLimits } from './fairQueue';
import { Busy } from '../registry/refusals';

/** A queue with a fake clock, whose tasks end when the test says so. */
function controlled(limits: Partial<QueueLimits> = {}) {
  let now = 0;
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = createFairQueue(
    { what: 'plans', atOnce: 1, ownAtOnce: 1, ownWaiting: 10, allWaiting: 100, ...limits },
    () => now,
  );
  const ask = (owner: string, name = owner) => {
    const asked = queue(owner, async () => {
      order.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
    asked.catch(() => undefined);
    return asked;
  };
  const end = async (name: string, tookMs = 0) => {
    now += tookMs;
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { ask, end, order, pass: (ms: number) => (now += ms) };
}

it('lets whoever asks for one come after the one that runs, however much another asked for', async () => {
  const { ask, end, order } = controlled();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  const answer = ask('b');
  await end('a1', 10_000);
  expect(order).toEqual(['a1', 'b']);
  await end('b', 100);
  await expect(answer).resolves.toBe('b');
  expect(order).toEqual(['a1', 'b', 'a2']);
});

it('of ten that each use all they get, one that used little is next', async () => {
  const { ask, end, order } = controlled();
  const owners = Array.from({ length: 10 }, (_, index) => `hostile ${index}`);
  for (const owner of owners) for (const turn of [1, 2, 3]) void ask(owner, `${owner}, ${turn}`);
  for (const owner of owners) await end(`${owner}, 1`, 10_000);
  void ask('honest');
  await end('hostile 0, 2', 10_000);
  expect(order.at(-1)).toBe('honest');
});

it('forgets with time what somebody used', async () => {
  const { ask, end, order, pass } = controlled();
  void ask('busy once');
  await end('busy once', 10_000);
  pass(3_600_000);
  void ask('runs');
  void ask('used a little', 'little');
  void ask('busy once', 'again');
  await end('runs', 1);
  expect(order.at(-1)).toBe('little');
  void ask('used a little', 'more');
  await end('little', 5_000);
  expect(order.at(-1)).toBe('again');
});

it('does several at once, and of one owner not more than its share', async () => {
  const { ask, order } = controlled({ atOnce: 3, ownAtOnce: 2 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b');
  void ask('c');
  await new Promise(setImmediate);
  expect(order).toEqual(['a1', 'a2', 'b']);
});

it('refuses what is too much for one, and for all takes the newest of whoever has the most', async () => {
  const { ask, end, order } = controlled({ ownWaiting: 3, allWaiting: 4 });
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  await expect(ask('a', 'a5')).rejects.toEqual(new Busy('Too many plans wait already; try again in 10 s.', 10));
  void ask('b', 'b1');
  void ask('b', 'b2');
  await expect(asked[3]).rejects.toBeInstanceOf(Busy);
  await expect(ask('b', 'b3')).rejects.toBeInstanceOf(Busy);
  for (let turn = 0; turn < 5; turn += 1) await end(order.at(-1) ?? '', 1);
  expect(order.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

it('goes on after a work that failed', async () => {
  const queue = createFairQueue({ what: 'plans', atOnce: 1, ownAtOnce: 1, ownWaiting: 1, allWaiting: 1 });
  const failed = queue('a', async () => Promise.reject(new Error('no')));
  const next = queue('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

it('remembers a bounded number of owners', async () => {
  const queue = createFairQueue({ what: 'plans', atOnce: 1, ownAtOnce: 1, ownWaiting: 1, allWaiting: 1 });
  for (let owner = 0; owner < 5_000; owner += 1) await queue(`owner ${owner}`, async () => undefined);
  await expect(queue('owner 0', async () => 'still')).resolves.toBe('still');
});
