import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { newData } from '../testing/operatorData';
import { forget, runOperator } from '../testing/runOperator';
import { transactionRows } from '../testing/transactionRows';

const WORKERS = 3;
const pause = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

it('an operator killed while it books: what was answered is booked, and what was sent again is booked once', async () => {
  const { folder, env } = await newData({ DEMO_ADMIN_TOKEN: ADMIN });
  let operator = await runOperator(env, folder);
  const token = await operator.logIn();
  const answered: string[] = [];
  let sent = 0;
  const end = new AbortController();
  /** Each transfer has an amount that nothing seeded has, and is sent under one key until it is answered. */
  const work = async () => {
    while (!end.signal.aborted) {
      sent += 1;
      const amount = (sent / 100).toFixed(2);
      const [sourcetype, targettype] = sent % 2 === 0 ? ['userbalance', 'OB'] : ['OB', 'userbalance'];
      const send = () => operator.post('/api/transfer', { amount, sourcetype, targettype }, { token, key: amount });
      let answer = await send().catch(() => pause(20));
      while (answer === undefined) answer = await send().catch(() => pause(20));
      if (answer.body.code === 200) answered.push(amount);
    }
  };
  // Several at once, so that the kill falls into the writes of others.
  const workers = Array.from({ length: WORKERS }, work);
  while (answered.length < 2 * WORKERS) await pause(2);
  await operator.stop('SIGKILL');
  operator = await runOperator(env, folder);
  end.abort();
  await Promise.all(workers);
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  const moved = [...(await transactionRows(operator, token, 3)), ...(await transactionRows(operator, token, 4))];
  expect(
    moved
      .map(({ amount }) => amount)
      .filter((amount) => answered.includes(amount))
      .toSorted(),
  ).toEqual(answered.toSorted());
  expect(await operator.stop()).toBe(0);
  forget(operator);
});
