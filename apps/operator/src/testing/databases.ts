import { rmSync } from 'node:fs';
import { findPostgres } from './postgres';
import { type Environment, newData } from './operatorData';

const postgres = findPostgres();
const why = 'missing' in postgres ? postgres.missing : '';
if (why !== '') process.stderr.write(`PostgreSQL: not run: ${why}\n`);

/**
 * One test on a new database of a real PostgreSQL. It finds what the embedded database does not: there, transactions overlap.
 */
export function testOnPostgres(title: string, run: (env: Environment) => Promise<void>): void {
  (why === '' ? test : test.skip)(`${title}: PostgreSQL ${why}`.trim(), async () => {
    const { folder, env } = await newData();
    try {
      await run(env);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** The same on the embedded database, and on a PostgreSQL. */
export function testOnBothDatabases(title: string, run: (env: Environment) => Promise<void>): void {
  test(`${title}: the embedded database`, () => run({ DATABASE_URL: '' }));
  testOnPostgres(title, run);
}
