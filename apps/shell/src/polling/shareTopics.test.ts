import { createFakeTabs } from '../testing/fakeTabs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const MINUTE_MS = 60_000;
/** The interval and the answer. */
const ROUND_MS = 4500;

async function openThree() {
  const site = createFakeTabs();
  const [a, b, c] = [site.open('a'), site.open('b'), site.open('c')];
  await pass(1000);
  return { ...site, a, b, c };
}

it('three windows request as often as one, and all get the answers', async () => {
  const alone = createFakeTabs();
  alone.open('alone');
  await pass(MINUTE_MS);
  const often = alone.takeAsked().length;

  const { a, b, c, operator, takeAsked } = await openThree();
  operator.balance = '90';
  await pass(MINUTE_MS - 1000);
  expect(often).toBe(14);
  expect(takeAsked()).toHaveLength(often);
  for (const { shown } of [a, b, c]) expect(shown).toEqual(['100', '90']);
});

it('of three windows that open together only one requests', async () => {
  const { a, b, c, takeAsked } = await openThree();
  expect(takeAsked()).toEqual(['a']);
  expect([a, b, c].map(({ topics }) => topics.balance.read())).toEqual(['100', '100', '100']);
});

it.each<[string, (one: Awaited<ReturnType<typeof openThree>>['a']) => void]>([
  ['is hidden', ({ hide }) => hide()],
  ['is closed', ({ close }) => close()],
  ['is offline', ({ loseNetwork }) => loseNetwork()],
  ['is logged out', ({ logOut }) => logOut()],
])('the next takes over within a cadence, and alone, when who asks %s', async (_how, leave) => {
  const { a, takeAsked } = await openThree();
  takeAsked();
  leave(a);
  await pass(ROUND_MS);
  expect(takeAsked()).toEqual(['b']);
  await pass(10 * ROUND_MS);
  expect(takeAsked()).toEqual(Array.from({ length: 10 }, () => 'b'));
});

it.each<[string, (one: Awaited<ReturnType<typeof openThree>>['a']) => void]>([
  ['is hidden', ({ hide }) => hide()],
  ['is closed', ({ close }) => close()],
])('the next takes over at once when who asks %s before its answer', async (_how, leave) => {
  const { open, takeAsked } = createFakeTabs();
  const [a] = [open('a'), open('b'), open('c')];
  await pass(100);
  leave(a);
  await pass(300);
  expect(takeAsked()).toEqual(['a', 'b']);
});

it("a window that becomes visible shows the others' answer at once, without a request", async () => {
  const { a, operator, takeAsked } = await openThree();
  a.hide();
  operator.balance = '90';
  await pass(2 * ROUND_MS);
  expect(a.shown).toEqual(['100']);
  takeAsked();
  a.show();
  expect(a.shown).toEqual(['100', '90']);
  await pass(100);
  expect(takeAsked()).toEqual([]);
});

it('a window that becomes visible after the others have closed requests at once', async () => {
  const { a, b, c, takeAsked } = await openThree();
  c.hide();
  await pass(ROUND_MS);
  for (const one of [a, b]) one.close();
  await pass(MINUTE_MS);
  takeAsked();
  c.show();
  await pass(10);
  expect(takeAsked()).toEqual(['c']);
});

it('a window that is hidden while it waits for its turn delays no other', async () => {
  const { open, takeAsked } = createFakeTabs();
  const [a, b] = [open('a'), open('b'), open('c')];
  await pass(100);
  b.hide();
  b.freeze();
  a.hide();
  await pass(100);
  expect(takeAsked()).toEqual(['a', 'c']);
});

it('a window that hangs in its turn loses it permanently', async () => {
  const { open, takeAsked } = createFakeTabs();
  const a = open('a');
  const b = open('b');
  await pass(100);
  a.hang();
  await pass(35_500);
  expect(takeAsked()).toEqual(['a', 'b']);
  expect(b.shown).toEqual(['100']);
  await pass(10 * ROUND_MS);
  expect(takeAsked()).toHaveLength(10);
});

it('windows that all become visible request once', async () => {
  const { a, b, c, takeAsked } = await openThree();
  for (const one of [a, b, c]) one.hide();
  await pass(MINUTE_MS);
  takeAsked();
  for (const one of [a, b, c]) one.show();
  await pass(1000);
  expect(takeAsked()).toHaveLength(1);
});

it('requests itself for its player, and passes the answer to the others, which restart their interval', async () => {
  const { b, a, c, operator, takeAsked } = await openThree();
  takeAsked();
  operator.balance = '40';
  void b.topics.balance.ask();
  await pass(250);
  expect(takeAsked()).toEqual(['b']);
  expect([a, c].map(({ topics }) => topics.balance.read())).toEqual(['40', '40']);
});

it('passes on values set besides the poll, and nothing at the logout', async () => {
  const { a, b, posted } = await openThree();
  b.topics.balance.put('30');
  await pass(10);
  expect(a.topics.balance.read()).toBe('30');
  const before = posted.length;
  b.logOut();
  expect(posted).toHaveLength(before);
});

it('without an answer all windows back off, one requests, and all know that it failed', async () => {
  const { a, b, c, operator, takeAsked } = await openThree();
  operator.isDown = true;
  takeAsked();
  await pass(MINUTE_MS);
  expect(takeAsked().length).toBeLessThan(6);
  expect([a, b, c].map(({ topics }) => topics.balance.hasFailed.read())).toEqual([true, true, true]);
  operator.isDown = false;
  await pass(MINUTE_MS + 15_000);
  expect([a, b, c].map(({ topics }) => topics.balance.hasFailed.read())).toEqual([false, false, false]);
  takeAsked();
  await pass(10 * ROUND_MS);
  expect(takeAsked().length).toBeLessThanOrEqual(10);
});

it('ignores an answer of another session, late or replayed', async () => {
  const { open, operator, takeAsked } = createFakeTabs();
  const [a, b] = [open('a'), open('b', 'two')];
  await pass(1000);
  expect(takeAsked()).toEqual(['a', 'b']);
  operator.balance = '7';
  await pass(ROUND_MS);
  expect([a.shown, b.shown]).toEqual([
    ['100', '7'],
    ['100 of two', '7 of two'],
  ]);
});

it('a pending answer for the earlier member reaches no window of the next one', async () => {
  const { a, b, operator } = await openThree();
  operator.balance = '66';
  void a.topics.balance.ask();
  await pass(100);
  for (const one of [a, b]) {
    one.logOut();
    one.logIn('two');
  }
  operator.balance = '5';
  await pass(MINUTE_MS);
  for (const { shown } of [a, b]) expect(shown).toEqual(['100', undefined, '5 of two']);
});

it('an answer for the earlier member is not shown although nobody logged out in between', async () => {
  const { a, operator } = await openThree();
  operator.balance = '66';
  void a.topics.balance.ask();
  await pass(100);
  a.logIn('two');
  await pass(150);
  expect(a.shown).toEqual(['100']);
});

it('an answer from the previous session does not delay the next one', async () => {
  const { b, takeAsked } = await openThree();
  await pass(ROUND_MS);
  takeAsked();
  b.logOut();
  b.logIn('two');
  await pass(10);
  expect(takeAsked()).toEqual(['b']);
});

it('a window opened after the clock was set back prevents no other from requesting', async () => {
  const { open, operator } = createFakeTabs();
  const old = open('old');
  await pass(1000);
  jest.setSystemTime(Date.now() - 3_600_000);
  const next = open('next');
  operator.balance = '90';
  await pass(3 * ROUND_MS);
  expect([old, next].map(({ topics }) => topics.balance.read())).toEqual(['90', '90']);
});

it('ignores invalid messages', async () => {
  const { a, post } = await openThree();
  const received = { topic: 'balance', token: 'one', askedAt: Date.now() + 1, answeredAt: Date.now() };
  for (const nonsense of [
    null,
    'balance',
    { ...received, askedAt: 'now' },
    { ...received, content: {} },
    { ...received, content: 'much' },
  ]) {
    post(nonsense);
  }
  await pass(10);
  expect(a.shown).toEqual(['100']);
  expect(a.topics.balance.hasFailed.read()).toBe(false);
});

it('without locks each window requests for itself', async () => {
  const { open, takeAsked } = createFakeTabs({ hasLocks: false });
  const [a, b] = [open('a'), open('b')];
  await pass(1000);
  expect([...takeAsked()].sort()).toEqual(['a', 'b']);
  await pass(ROUND_MS);
  expect(takeAsked().length).toBeGreaterThan(0);
  expect([a.shown, b.shown]).toEqual([['100'], ['100']]);
});
