import { findPostgres, startPostgres } from './postgres';

/** The environment that makes the operator use the database. */
type Environment = Readonly<Record<string, string>>;

const postgres = findPostgres();
const why = 'missing' in postgres ? postgres.missing : '';
if (why !== '') process.stderr.write(`PostgreSQL: not run: ${why}\n`);

/**
 * One test on a real PostgreSQL, new and empty, that ends with the test. It finds what the embedded database does not: there,
 * transactions overlap.
 */
export function testOnPostgres(title: string, run: (env: Environment) => Promise<void>): void {
  (why === '' ? test : test.skip)(`${title}: PostgreSQL ${why}`.trim(), async () => {
    if ('missing' in postgres) return;
    const server = await startPostgres(postgres.folder);
    try {
      await run({ DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  });
}

/** The same on the embedded database, and on a PostgreSQL. */
export function testOnBothDatabases(title: string, run: (env: Environment) => Promise<void>): void {
  test(`${title}: the embedded database`, () => run({}));
  testOnPostgres(title, run);
}
