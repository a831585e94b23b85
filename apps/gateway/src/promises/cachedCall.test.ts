import { createCachedCall } from './cachedCall';

function open() {
  let nowMs = 10_000_000;
  let asked = 0;
  const remembered = createCachedCall(
    async () => (asked += 1),
    1_000,
    () => nowMs,
  );
  return { remembered, pass: (ms: number) => (nowMs += ms) };
}

it('asks again when the answer is too old', async () => {
  const { remembered, pass } = open();
  expect([await remembered(), await remembered()]).toEqual([1, 1]);
  pass(999);
  expect(await remembered()).toBe(1);
  pass(1);
  expect(await remembered()).toBe(2);
});

it('asks again when the clock was put back, and remembers from then on', async () => {
  const { remembered, pass } = open();
  await remembered();
  pass(-600_000);
  expect([await remembered(), await remembered()]).toEqual([2, 2]);
  pass(1_000);
  expect(await remembered()).toBe(3);
});
