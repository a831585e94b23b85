import { getTableName, is, Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { connect } from '../database/connect';
import * as schema from '../database/schema';

/** Says how many rows each table of a stopped operator's folder has; fails when one is gone. */
const [folder = ''] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: undefined });
const counts: Record<string, number> = {};
for (const table of Object.values(schema)) {
  if (is(table, Table) && is(table, PgTable)) counts[getTableName(table)] = await db.$count(table);
}
process.stdout.write(JSON.stringify(counts));
await close();
