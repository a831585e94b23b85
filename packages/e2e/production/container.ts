import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readyPort } from '../support/site/servers';

const run = promisify(execFile);

/** What this changes of the bundle that umoci makes of an image. */
interface Bundle {
  process: { terminal: boolean; env: string[] };
  root: { readonly: boolean };
  mounts: { destination: string; type: string; source: string; options: string[] }[];
  linux: { namespaces: { type: string }[]; resources?: unknown };
}

export interface Container {
  /** Where it listens. */
  readonly url: string;
  /** What a program inside it prints. */
  exec(...words: string[]): Promise<string>;
  /** By SIGTERM; gives what it ended with. */
  stop(): Promise<number | null>;
}

/**
 * Runs an OCI archive by runc: read only, as the user that it names, with a folder as `/data`, in the network of this machine. Both
 * umoci and runc have to be installed (`apt-get install umoci runc`), and need root.
 */
export async function runImage(archive: string, data: string, env: Readonly<Record<string, string>>): Promise<Container> {
  const work = await mkdtemp(path.join(tmpdir(), 'container-'));
  const layout = path.join(work, 'layout');
  await mkdir(layout);
  await run('tar', ['-C', layout, '-xf', archive]);
  const [, version = ''] = /parlour-(.+)\.oci\.tar$/.exec(archive) ?? [];
  const bundle = path.join(work, 'bundle');
  await run('umoci', ['unpack', '--image', `${layout}:${version}`, bundle]);
  const file = path.join(bundle, 'config.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as Bundle;
  config.process.terminal = false;
  config.process.env.push(...Object.entries(env).map(([name, value]) => `${name}=${value}`));
  config.root.readonly = true;
  config.linux.namespaces = config.linux.namespaces.filter(({ type }) => type !== 'network');
  delete config.linux.resources;
  config.mounts = [
    ...config.mounts.filter(({ destination }) => destination !== '/data'),
    { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw'] },
    { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
  ];
  await writeFile(file, JSON.stringify(config));
  const id = path.basename(work);
  const child = spawn('runc', ['run', '--bundle', bundle, id], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await readyPort(child.stdout, ended);
  return {
    url: `http://127.0.0.1:${port}`,
    exec: async (...words) => (await run('runc', ['exec', id, ...words])).stdout,
    stop: async () => {
      await run('runc', ['kill', id, 'TERM']);
      const code = await ended;
      await rm(work, { recursive: true });
      return code;
    },
  };
}
