import { getTableName, is, Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { connect } from '../database/connect';
import * as schema from '../database/schema';

/** The number of rows of each table of a stopped operator's database; fails when a table is missing. */
const [folder = ''] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: process.env['DATABASE_URL'] || undefined });
const counts: Record<string, number> = {};
for (const table of Object.values(schema)) {
  if (is(table, Table) && is(table, PgTable)) counts[getTableName(table)] = await db.$count(table);
}
process.stdout.write(JSON.stringify(counts));
await close();
