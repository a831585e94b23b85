import { findPostgres } from './postgres';
import { type Environment, newDatabase } from './operatorData';

const postgres = findPostgres();
const why = 'missing' in postgres ? postgres.missing : '';
if (why !== '') process.stderr.write(`PostgreSQL: not run: ${why}\n`);

/**
 * One test on a new database of a real PostgreSQL. It finds what the embedded database does not: there, transactions overlap.
 */
export function testOnPostgres(title: string, run: (env: Environment) => Promise<void>): void {
  (why === '' ? test : test.skip)(`${title}: PostgreSQL ${why}`.trim(), async () => run(await newDatabase()));
}

/** The same on the embedded database, and on a PostgreSQL. */
export function testOnBothDatabases(title: string, run: (env: Environment) => Promise<void>): void {
  test(`${title}: the embedded database`, () => run({ DATABASE_URL: '' }));
  testOnPostgres(title, run);
}
