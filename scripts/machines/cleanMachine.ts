import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';
import { root, run } from '../workspace/run.mjs';

/** Options for a command in a machine. */
export interface Run {
  /** The user; root by default. */
  readonly user?: string;
  readonly cwd?: string;
  /** The whole environment, except for `HOME` and `PATH`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Without a network: only the machine itself can be reached. */
  readonly isOffline?: boolean;
}

/** A plain Debian: a separate root file system that contains nothing but Node. */
export interface CleanMachine {
  /** Runs a shell command; resolves with its output (both streams), and rejects with it when the command fails. */
  run(command: string, how?: Run): Promise<string>;
  /** Copies the sources of this checkout into a folder, without Git, as if they had been downloaded. */
  putSources(folder: string, user: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** Node's own files below its prefix, without globally installed packages. */
const NODE_FILES = ['bin/node', 'bin/npm', 'bin/npx', 'lib/node_modules/npm'];
/** The settings for registries and certificates depend on the network of the machine that runs the tests, so they are copied. */
const SOURCES = [
  'etc/apt',
  'etc/npmrc',
  'usr/etc/npmrc',
  'root/.npmrc',
  'etc/resolv.conf',
  'etc/ssl',
  'usr/share/keyrings',
  'usr/local/share/ca-certificates',
];

/** Makes a machine from this Debian, as root; it takes about a minute. */
export async function makeCleanMachine(): Promise<CleanMachine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'machine-'));
  const [, suite = ''] = /VERSION_CODENAME=(\w+)/.exec(await readFile('/etc/os-release', 'utf8')) ?? [];
  const policy = await run('apt-cache', ['policy']);
  const [, mirror = ''] = new RegExp(`(https?://\\S+) ${suite}/main`).exec(policy) ?? [];
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', suite, folder, mirror]);
  // Every user needs access to this folder.
  await chmod(folder, 0o755);
  await rm(path.join(folder, 'etc/apt/sources.list'), { force: true });
  const prefix = path.dirname(path.dirname(process.execPath));
  for (const file of NODE_FILES) await copy(path.join(prefix, file), path.join(folder, 'usr', file));
  for (const file of SOURCES) if (existsSync(path.join('/', file))) await copy(path.join('/', file), path.join(folder, file));
  await writeFile(path.join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  return {
    run: (command, how) => runIn(folder, command, how),
    write: (file, text) => writeFile(path.join(folder, file), text),
    putSources: async (place, user) => {
      const list = path.join(folder, 'tmp/sources');
      await writeFile(list, trackedFiles().join('\n'));
      await mkdir(path.join(folder, place), { recursive: true });
      await run('sh', ['-c', 'tar -cf - -T "$0" | tar -xf - -C "$1"', list, path.join(folder, place)], { cwd: root });
      await runIn(folder, `chown -R ${user}: '${place}'`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await run('cp', ['-aT', from, to]);
}

/** As the sources: proxies and certificates of the network around this machine. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /proxy$|^(?:NODE_EXTRA_CA|SSL)_CERT/i.test(name)),
);

/** With separate mounts and processes, which end with the command. */
const ENTER = `
mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" && mount -t tmpfs -o mode=1777 tmp "$1/tmp" || exit 1
if [ "$2" = offline ]; then ip link set lo up || exit 1; fi
folder="$1" user="$3" cwd="$4" command="$5"; shift 5
exec chroot --userspec="$user" "$folder" /usr/bin/env -i "$@" sh -c 'cd "$0" && exec sh -c "$1"' "$cwd" "$command"
`;

async function runIn(
  folder: string,
  command: string,
  { user = 'root', cwd = '/', env = {}, isOffline = false }: Run = {},
): Promise<string> {
  const own = { HOME: user === 'root' ? '/root' : `/home/${user}`, PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...network, ...env };
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', ...(isOffline ? ['--net'] : [])];
  const words = [
    folder,
    isOffline ? 'offline' : 'online',
    user,
    cwd,
    command,
    ...Object.entries(own).map((pair) => pair.join('=')),
  ];
  const child = spawn('unshare', [...namespaces, 'sh', '-c', ENTER, 'sh', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await closed(child);
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${output}`);
  return output;
}

function closed(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
