import { findPostgres, type Postgres, startPostgres } from './postgres';

declare global {
  var runPostgres: Postgres | undefined;
}

/** Before the tests of a run: starts the PostgreSQL that they share, if there is one for this machine. See operatorData.ts. */
export default async function startRunPostgres(): Promise<void> {
  const found = findPostgres();
  if ('missing' in found) {
    if (process.env['TEST_POSTGRES'] === 'installed') throw new Error(found.missing);
    return;
  }
  globalThis.runPostgres = await startPostgres(found);
  process.env['PARLOUR_RUN_POSTGRES'] = globalThis.runPostgres.url;
}
