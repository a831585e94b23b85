import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { OperatorConfig } from '../config';
import { programFile } from '../programFile';
import { lockFolder } from './folderLock';
import * as schema from './schema';

/** The database or an open transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Connection {
  readonly db: Database;
  close(): Promise<void>;
}

type Where = Pick<OperatorConfig, 'databaseFolder' | 'databaseUrl'> & Partial<Pick<OperatorConfig, 'databaseWaitMs'>>;

const migrationsFolder = fileURLToPath(programFile('src/database/migrations'));

/** Opens the database (embedded unless a URL is configured) and migrates its tables; `report` is told of connections that break later. */
export async function connect(
  { databaseFolder, databaseUrl, databaseWaitMs }: Where,
  report: (error: unknown) => void = () => undefined,
): Promise<Connection> {
  return databaseUrl === undefined ? connectEmbedded(databaseFolder) : connectServer(databaseUrl, report, databaseWaitMs);
}

async function connectEmbedded(folder: string): Promise<Connection> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import(/* webpackChunkName: "pglite" */ '@electric-sql/pglite'),
    import(/* webpackChunkName: "pglite" */ 'drizzle-orm/pglite'),
    import(/* webpackChunkName: "pglite" */ 'drizzle-orm/pglite/migrator'),
  ]);
  mkdirSync(folder, { recursive: true });
  const release = await lockFolder(folder);
  const client = await PGlite.create({ dataDir: folder });
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  const close = async () => {
    await client.close();
    await release();
  };
  return { db, close };
}

async function connectServer(
  connectionString: string,
  report: (error: unknown) => void,
  connectionTimeoutMillis = 0,
): Promise<Connection> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import(/* webpackChunkName: "postgres" */ 'pg'),
    import(/* webpackChunkName: "postgres" */ 'drizzle-orm/node-postgres'),
    import(/* webpackChunkName: "postgres" */ 'drizzle-orm/node-postgres/migrator'),
  ]);
  const client = new pg.Pool({ connectionString, connectionTimeoutMillis });
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  client.on('error', report);
  await client.query('select 1').catch((error: unknown) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${reason(error)}.`);
  });
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.end() };
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
