import { findPostgres, type Postgres, startPostgres } from './postgres';

declare global {
  var runPostgres: Postgres | undefined;
}

/** Before the tests of a run: starts the PostgreSQL that they share, if there is one for this machine. See operatorData.ts. */
export default async function startRunPostgres(): Promise<void> {
  const found = findPostgres();
  if ('missing' in found) {
    process.stderr.write(`The operator's tests use the embedded database: ${found.missing}\n`);
    return;
  }
  globalThis.runPostgres = await startPostgres(found);
  process.env['PARLOUR_RUN_POSTGRES'] = globalThis.runPostgres.url;
}
