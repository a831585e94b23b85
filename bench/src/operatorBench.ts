import { ADMIN, balancedBooks, booksOf } from '@parlour/operator/testing/audit';
import { findPostgres, startPostgres } from '@parlour/operator/testing/postgres';
import { forget, runOperator, type RunningOperator } from '@parlour/operator/testing/runOperator';
import { benchMembers, memberCalls } from './benchMembers';
import { settings } from './settings';
import type { Bench, Goal } from './findings';
import { keepOnFirstCore } from './processes';
import { Samples } from './samples';
import { addBurst, burst, type Call, missingWrk } from './wrk';

interface Side {
  readonly name: string;
  readonly operator: RunningOperator;
  readonly calls: Readonly<Record<string, readonly Call[]>>;
}

/** Throughput of the demo operator on both databases; the sum of all balances has to be unchanged at the end. */
export const operatorBench: Bench = {
  name: 'operator',
  about: 'balance and money calls per second of the demo operator, embedded and over PostgreSQL',
  run: async (log) => {
    const missing = missingWrk();
    if (missing !== undefined) return { figures: [], goals: [], notes: [`Not measured: ${missing}.`] };
    const found = findPostgres();
    const postgres = 'folder' in found ? await startPostgres(found, { isDurable: true }) : undefined;
    const sides: Side[] = [];
    try {
      sides.push(await open('embedded', {}));
      if (postgres !== undefined) sides.push(await open('PostgreSQL', { DATABASE_URL: postgres.url }));
      const { figures, failures } = await measure(sides, log);
      const goals = await Promise.all(sides.map(booksBalance));
      return { figures, goals, notes: notes(failures, 'missing' in found ? found.missing : undefined) };
    } finally {
      for (const { operator } of sides) {
        await operator.stop();
        forget(operator);
      }
      await postgres?.stop();
    }
  },
};

async function open(name: string, env: Readonly<Record<string, string>>): Promise<Side> {
  const operator = await runOperator({
    DEMO_ADMIN_TOKEN: ADMIN,
    DEMO_OUTCOME: 'win',
    REVIEW_DELAY_MS: '0',
    NODE_ENV: 'production',
    ...env,
  });
  keepOnFirstCore(operator.pid);
  return { name, operator, calls: memberCalls(await benchMembers(operator)) };
}

async function measure(sides: readonly Side[], log: (line: string) => void) {
  const samples = new Samples();
  let failures = 0;
  for (let round = 0; round <= settings.rounds; round += 1) {
    log(round === 0 ? 'warming up' : `round ${round} of ${settings.rounds}`);
    for (const kind of Object.keys(sides[0]?.calls ?? {})) {
      for (const { name, operator, calls } of round % 2 === 0 ? sides : sides.toReversed()) {
        const met = await burst(operator.url, settings.seconds, calls[kind] ?? []);
        // The first round only warms up.
        if (round === 0) continue;
        addBurst(samples, `${kind}, ${name}`, 'calls', met);
        failures += met.failures;
      }
    }
  }
  return { figures: samples.figures(), failures };
}

async function booksBalance({ name, operator }: Side): Promise<Goal> {
  const { entriesSum, wrongAccounts, unbalanced, negative, wrongHolds } = await booksOf(operator);
  const books = { entriesSum, wrongAccounts, unbalanced, negative, wrongHolds };
  return {
    goal: `the books balance after it: ${name}`,
    measured: JSON.stringify(books),
    isReached: JSON.stringify(books) === JSON.stringify(balancedBooks),
  };
}

function notes(failures: number, missing: string | undefined): readonly string[] {
  return [
    '32 members, 32 connections, asked directly, without the gateway; the operator on the first core, wrk and PostgreSQL on the others.',
    'PostgreSQL waits until a booking is on disk; the embedded database is built not to (it runs with -F). Passwords are not part of it: they cost what scrypt is meant to cost.',
    `${failures} calls failed or were refused.`,
    ...(missing === undefined ? [] : [`Not over PostgreSQL: ${missing}`]),
  ];
}
