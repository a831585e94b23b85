import { audit, balancedBooks } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(300_000);
const ROUNDS = 20;

let operator: RunningOperator | undefined;
afterAll(async () => {
  await operator?.stop('SIGKILL');
  if (operator !== undefined) forget(operator);
});

test('whatever was answered as booked is there after 20 kills in mid-write', async () => {
  operator = await runOperator();
  const { folder } = operator;
  const token = await operator.logIn();
  const answered: string[] = [];
  // Every transfer has an amount of its own, none of which the seed has.
  let next = 1;
  let isEnough: () => unknown = () => undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = operator;
    const killed = new AbortController();
    const enough = answered.length + 2 + (round % 7);
    const enoughAnswered = new Promise<void>((done) => {
      isEnough = () => answered.length >= enough && done();
    });
    const worker = async () => {
      while (!killed.signal.aborted) {
        const amount = (next / 100).toFixed(2);
        next += 1;
        const isIn = next % 2 === 0;
        const [sourcetype, targettype] = isIn ? ['userbalance', 'OB'] : ['OB', 'userbalance'];
        const answer = await running.post('/api/transfer', { amount, sourcetype, targettype }, { token }).catch(() => undefined);
        if (answer?.body.code === 200) answered.push(amount);
        isEnough();
      }
    };
    // Three at once, so that the kill falls into the writes of two others.
    const workers = [worker(), worker(), worker()];
    await enoughAnswered;
    await running.stop('SIGKILL');
    killed.abort();
    await Promise.all(workers);
    operator = await runOperator({}, folder);
  }
  expect(await operator.stop()).toBe(0);
  const books = audit(folder);
  expect(books).toMatchObject(balancedBooks);
  const stored = new Set(books.transfers);
  const lost = answered.filter((amount) => !stored.has(amount));
  expect(answered.length).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
});
