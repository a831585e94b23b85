import { audit, balancedBooks } from './audit';
import { forget, runOperator } from './runOperator';

const WORKERS = 3;
const ANSWERS_WITHIN_MS = 30_000;

/**
 * Kills operators in mid-booking, as many times as each lane specifies; lanes run in parallel, over one database when there are
 * several. In the end what was answered has to be booked, once, and the books have to be balanced.
 */
export async function killAgainAndAgain(env: Readonly<Record<string, string>>, lanes: readonly number[]): Promise<void> {
  const first = await runOperator(env);
  const token = await first.logIn();
  const answered: string[] = [];
  let sent = 0;

  const kill = async (kills: number, operator = first) => {
    let running = operator;
    const end = new AbortController();
    /** Every transfer has an amount of its own, none of which the seed has, and is sent under one key until it is answered. */
    const work = async () => {
      while (!end.signal.aborted) {
        sent += 1;
        const amount = (sent / 100).toFixed(2);
        const [sourcetype, targettype] = sent % 2 === 0 ? ['userbalance', 'OB'] : ['OB', 'userbalance'];
        for (let isAnswered = false; !isAnswered && !end.signal.aborted;) {
          const call = running.post('/api/transfer', { amount, sourcetype, targettype }, { token, key: amount });
          const answer = await call.catch(() => pause(20));
          isAnswered = answer !== undefined;
          if (answer?.body.code === 200) answered.push(amount);
        }
      }
    };
    // Several at once, so that the kill falls into the writes of others.
    const workers = Array.from({ length: WORKERS }, work);
    for (let count = 0; count < kills; count += 1) {
      const enough = answered.length + 2 + (count % 7);
      const deadline = Date.now() + ANSWERS_WITHIN_MS;
      while (answered.length < enough && Date.now() < deadline) await pause(2);
      await running.stop('SIGKILL');
      if (answered.length < enough) throw new Error('The operator does not answer any more.');
      running = await runOperator(env, first.folder);
    }
    end.abort();
    await Promise.all(workers);
    expect(await running.stop()).toBe(0);
  };

  const [kills = 0, ...others] = lanes;
  await Promise.all([kill(kills), ...others.map(async (more) => kill(more, await runOperator(env, first.folder)))]);
  const books = audit(first.folder, env);
  forget(first);
  expect(books).toMatchObject(balancedBooks);
  const sum = lanes.reduce((total, one) => total + one, 0);
  process.stderr.write(`${sum} kills: ${answered.length} transfers were answered\n`);
  expect(answered.length).toBeGreaterThan(sum);
  expect(books.transfers.filter((amount) => answered.includes(amount)).toSorted()).toEqual(answered.toSorted());
}

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, ms, undefined));
}
