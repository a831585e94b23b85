import { setTimeout as after } from 'node:timers/promises';
import { forEachOf } from './concurrency';

/** Counts works that take a moment. */
function counter() {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await after(2);
    running -= 1;
    if (item === 7) throw new Error('seven');
  };
  return { begun, work, most: () => most, running: () => running };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 10);

it('does work for each, some at once', async () => {
  const { begun, work, most } = counter();
  await forEachOf(numbers(20), 8, work);
  expect([begun, most()]).toEqual([numbers(20), 8]);
  await forEachOf([], 8, work);
});

it('begins nothing more after a failure, and leaves nothing running', async () => {
  const { begun, work, running } = counter();
  await expect(forEachOf([7, ...numbers(20)], 3, work)).rejects.toThrow('seven');
  expect([begun, running()]).toEqual([[7, 10, 11], 0]);
});
