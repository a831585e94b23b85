import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './site';

const run = promisify(execFile);

/** A registry that has the packages that teams install. */
export interface NpmRegistry {
  readonly url: string;
  /** Environment in which npm, pnpm and Yarn know it, and all other packages come from where they come from here. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Verdaccio asks for a newer Node than 20 through this package alone. */
const verdaccio = { private: true, dependencies: { verdaccio: '6.7.4' }, overrides: { 'node-fetch': '2.7.0' } };

/** Installs Verdaccio in a folder, starts it on a free port, and publishes the packages of this workspace to it. */
export async function startNpmRegistry(folder: string): Promise<NpmRegistry> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(verdaccio));
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  // Anybody may publish; no uplink, so nothing that it has can come from elsewhere.
  const config = {
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    packages: { '@parlour/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'warn' },
  };
  await writeFile(path.join(folder, 'config.yaml'), JSON.stringify(config));
  const url = `http://localhost:${await freePort()}`;
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', path.join(folder, 'config.yaml'), '--listen', url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It tells the process that started it when it listens.
  await once(child, 'message');

  const home = path.join(folder, 'home');
  const usual = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
  const { stdout: cache } = await run('npm', ['config', 'get', 'cache']);
  await run('mkdir', [home]);
  const own = await readFile(path.join(homedir(), '.npmrc'), 'utf8').catch(() => '');
  await writeFile(
    path.join(home, '.npmrc'),
    `${own}\n@parlour:registry=${url}/\n${url.replace('http:', '')}/:_authToken=anybody\n`,
  );
  const yarnrc = {
    npmRegistryServer: usual,
    enableTelemetry: false,
    npmPreapprovedPackages: ['@parlour/*'],
    unsafeHttpWhitelist: ['localhost'],
    npmScopes: { parlour: { npmRegistryServer: url } },
  };
  await writeFile(path.join(home, '.yarnrc.yml'), JSON.stringify(yarnrc));
  // Without what npm told this process about itself.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/.test(name));
  const env = { ...Object.fromEntries(inherited), HOME: home, npm_config_cache: cache.trim() };
  await run(process.execPath, ['scripts/packages.mjs', '--registry', url, '--out', path.join(folder, 'packages')], {
    cwd: root,
    env,
  });
  return {
    url,
    env,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
