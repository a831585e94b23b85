// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { build, buildTools } from '../build.mjs';
import { install, root, runTypeScript } from '../workspace/run.mjs';
import { hashOf } from '../workspace/upToDate.mjs';
import { startServer } from './startServer.mjs';

/**
 * Installs, builds what is stale, publishes it into the local registry and starts the demo operator and the gateway. What is not to
 * be released is only served.
 * @param {{ env: NodeJS.ProcessEnv, say: (line: string) => void, isReleased?: boolean }} options
 */
export async function startSite({ env, say, isReleased = true }) {
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 8080);
  if (env.PORT === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT="${env.PORT}" is not a port number.`);
  if (port !== 0) await demandFree(port, host);
  const dataDir = path.resolve(root, env.DATA_DIR ?? '.parlour');
  await install();
  const shared = { ...env, DATA_DIR: dataDir, HOST: host };

  /** @type {{ stop: () => Promise<unknown> }[]} */
  const servers = [];
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  try {
    const operator =
      env.API_ORIGIN === undefined
        ? startServer('operator', { ...shared, HOST: '127.0.0.1', PORT: '0', PROXIES: '1' })
        : undefined;
    if (operator) servers.push(operator);
    const [api] = await Promise.all([
      operator ? operator.ready.then((ready) => `http://127.0.0.1:${ready.port}`) : env.API_ORIGIN,
      isReleased ? publish(dataDir, shared, say, port) : makeRegistry(dataDir, shared),
    ]);
    const token = env.CONSOLE_TOKEN ?? randomBytes(18).toString('base64url');
    const own = { PORT: String(port), API_ORIGIN: api, CONSOLE_TOKEN: token, ...(operator && { DEMO_OPERATOR: '1' }) };
    const gateway = startServer('gateway', { ...shared, ...own });
    servers.push(gateway);
    const ready = await gateway.ready;
    if (ready.metricsPort !== undefined) say(`The metrics are at http://localhost:${ready.metricsPort}/metrics`);
    const relays = isReleased && port !== 0 ? await relayBrands(port, host, say) : [];
    servers.push(...relays);
    if (env.CONSOLE_TOKEN === undefined) say(`The console is at http://localhost:${ready.port}/console/, its token is ${token}`);
    const ended = Promise.race([operator, gateway].flatMap((server) => server?.ended ?? []));
    return { port: ready.port, stop, ended, operatorPid: operator?.pid };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A gateway needs a registry, also one that nothing was published to. @param {string} dataDir @param {NodeJS.ProcessEnv} env */
async function makeRegistry(dataDir, env) {
  if (existsSync(path.join(env.RELEASES_KEYS ?? path.join(dataDir, 'keys'), 'registry.json'))) return;
  await runTypeScript('packages/registry/src/cli.ts', ['init'], { env });
}

/** The brands of the demo, and the port by which each is reached beside its host name. @param {number} port */
function brandPorts(port) {
  const brands = readdirSync(path.join(root, 'brands'));
  return brands.map((name, index) => ({ name, folder: path.join(root, 'brands', name), port: port + 1 + index }));
}

/** @param {string} dataDir @param {NodeJS.ProcessEnv} env @param {(line: string) => void} say @param {number} port */
async function publish(dataDir, env, say, port) {
  const built = await build(undefined, (name) => say(`Building ${name} …`));
  await buildTools((name) => say(`Building ${name} …`));
  const brands = brandPorts(port);
  const folders = [...built, ...brands].map(({ folder }) => folder);
  const place = [env.RELEASES_S3_ENDPOINT, env.RELEASES_S3_BUCKET, env.RELEASES_S3_PREFIX].join(' ').trim();
  const described = [...built.map(({ folder }) => path.join(folder, 'identity.json')), ...brands.map(({ folder }) => folder)];
  const stamp = `${hashOf(described)} ${port} ${place}`.trim();
  const published = path.join(dataDir, 'published');
  if (existsSync(published) && readFileSync(published, 'utf8') === stamp) return;
  say('Publishing and promoting the apps …');
  const ports = port === 0 ? [] : ['--ports', brands.map((brand) => `${brand.name}=${brand.port}`).join(',')];
  const said = await runTypeScript('packages/registry/src/cli.ts', ['local', ...folders, ...ports], { env });
  for (const line of said.split('\n').filter(Boolean)) say(line);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(published, stamp);
}

/**
 * Lets each brand be reached by a port of its own, too, which leads to the gateway; a port that is in use is left out.
 * @param {number} port @param {string} host @param {(line: string) => void} say
 */
async function relayBrands(port, host, say) {
  const relays = await Promise.all(
    brandPorts(port).map(async (brand) => {
      const hostName = `http://${brand.name}.localhost:${port}`;
      const isFree = await demandFree(brand.port, host).then(
        () => true,
        () => false,
      );
      say(`The brand ${brand.name} is at ${hostName}${isFree ? ` and http://localhost:${brand.port}` : ''}`);
      return isFree ? [relay(brand.port, host, port)] : [];
    }),
  );
  return relays.flat();
}

/** @param {number} from @param {string} host @param {number} to */
function relay(from, host, to) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @param {import('node:net').Socket} one @param {import('node:net').Socket} other */
  const pass = (one, other) => {
    open.add(one);
    one.pipe(other);
    one.on('error', () => other.destroy()).on('close', () => open.delete(one));
  };
  const server = createServer((socket) => {
    const other = connect(to, host);
    pass(socket, other);
    pass(other, socket);
  }).listen(from, host);
  const stop = async () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { stop };
}

/** @param {number} port @param {string} host @returns {Promise<void>} */
function demandFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isBusy = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        new Error(
          isBusy
            ? `Port ${port} on ${host} is in use; set PORT to a free one.`
            : `Cannot listen on HOST="${host}", port ${port}: ${error.message}`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * Starts the site and runs it until a signal or the end of one of its servers; no process is left running in any case.
 * @param {Parameters<typeof startSite>[0]} options
 */
export async function runSite(options) {
  const starting = startSite(options);
  /** @param {number} code */
  const leave = async (code) => {
    await starting.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave(0));
  /** @param {unknown} error */
  const fail = (error) => {
    console.error(error instanceof Error ? error.message : error);
    return leave(1);
  };
  starting.then(({ ended }) => ended.catch(fail), fail);
  return starting;
}
