import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { beijingDay } from '../beijingTime';

/** The environment that makes the operator use a database: an empty `DATABASE_URL` is the embedded one. */
export type Environment = Readonly<Record<string, string>>;

/** Where an operator's data are: its folder, and the environment that it is started with. */
export interface OperatorData {
  readonly folder: string;
  readonly env: Environment;
}

/** Only where tests run, startRunPostgres.ts: the address of a server that lives as long as their run. */
const { PARLOUR_RUN_POSTGRES: postgres, JEST_WORKER_ID: worker = '0' } = process.env;

/**
 * Data of a new operator, in the database that `env` names. If it names none, that is one of the run's PostgreSQL, with which an
 * operator starts in half the time that the embedded one takes.
 */
export async function newData(env: Environment = {}): Promise<OperatorData> {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  return { folder, env: env['DATABASE_URL'] === undefined ? { ...env, ...(await newDatabase()) } : env };
}

/** The name of what each worker fills once and copies. Its history ends today, so another day has another. */
const seededName = () => `seeded_${worker}_${beijingDay(new Date())}`;

/** A new, filled database of the run's PostgreSQL; nothing where there is none. */
export async function newDatabase(): Promise<Environment> {
  if (postgres === undefined) return {};
  const name = `operator_${randomUUID()}`;
  const client = new Client({ connectionString: postgres });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [seededName()]);
    if (rowCount === 0) {
      await client.query(`create database "${seededName()}"`);
      await fill(addressOf(postgres, seededName()));
    }
    await client.query(`create database "${name}" template "${seededName()}"`);
  } finally {
    await client.end();
  }
  return { DATABASE_URL: addressOf(postgres, name) };
}

function addressOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

function fill(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(__dirname, 'seedDatabase.ts'), databaseUrl], {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'] },
    stdio: 'inherit',
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`Seeding ended with ${code}.`))));
  });
}
