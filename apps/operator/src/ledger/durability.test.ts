import { audit, balancedBooks } from '../testing/audit';
import { testOnBothDatabases } from '../testing/databases';
import { forget, runOperator } from '../testing/runOperator';

jest.setTimeout(600_000);
/** Together a hundred: the embedded database takes three seconds to open again, a PostgreSQL stays up and takes two operators. */
const KILLS = { embedded: [10], server: [45, 45] };
const WORKERS = 3;
const ANSWERS_WITHIN_MS = 30_000;

describe('faults: the operator killed in mid-booking', () => {
  testOnBothDatabases('whatever was answered is booked, and what was sent again is booked once', async (env) => {
    const lanes = 'DATABASE_URL' in env ? KILLS.server : KILLS.embedded;
    const first = await runOperator(env);
    const token = await first.logIn();
    const answered: string[] = [];
    let sent = 0;

    const killAgainAndAgain = async (kills: number, operator = first) => {
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
      for (let kill = 0; kill < kills; kill += 1) {
        const enough = answered.length + 2 + (kill % 7);
        const patience = Date.now() + ANSWERS_WITHIN_MS;
        while (answered.length < enough && Date.now() < patience) await pause(2);
        await running.stop('SIGKILL');
        if (answered.length < enough) throw new Error('The operator does not answer any more.');
        running = await runOperator(env, first.folder);
      }
      end.abort();
      await Promise.all(workers);
      expect(await running.stop()).toBe(0);
    };

    const [kills = 0, ...others] = lanes;
    await Promise.all([
      killAgainAndAgain(kills),
      ...others.map(async (more) => killAgainAndAgain(more, await runOperator(env, first.folder))),
    ]);
    const books = audit(first.folder, env);
    forget(first);
    expect(books).toMatchObject(balancedBooks);
    const sum = lanes.reduce((total, one) => total + one, 0);
    process.stderr.write(`${sum} kills: ${answered.length} transfers were answered\n`);
    expect(answered.length).toBeGreaterThan(sum);
    expect(books.transfers.filter((amount) => answered.includes(amount)).toSorted()).toEqual(answered.toSorted());
  });
});

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, ms, undefined));
}
