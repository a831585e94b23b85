import { findPostgres, startPostgres } from './postgres';

/** The environment that makes the operator use the database. */
type Environment = Readonly<Record<string, string>>;

const postgres = findPostgres();
const why = 'missing' in postgres ? postgres.missing : '';
if (why !== '') process.stderr.write(`PostgreSQL: not run: ${why}\n`);

/** One test on the embedded database and the same on a real PostgreSQL, new and empty, that ends with the test. */
export function testOnBothDatabases(title: string, run: (env: Environment) => Promise<void>): void {
  test(`${title}: the embedded database`, () => run({}));

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
