import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';

let folder: string;
let operator: Server;
let arrived: ((response: ServerResponse) => void) | undefined;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  operator = createServer((_request, response) => arrived?.(response));
  await new Promise<void>((ready) => operator.listen(0, '127.0.0.1', ready));
  folder = await mkdtemp(path.join(tmpdir(), 'stopping-'));
  await releaseSmallSite(folder);
});
afterAll(async () => {
  agent.destroy();
  operator.closeAllConnections();
  operator.close();
  await rm(folder, { recursive: true });
});

const start = (env: Readonly<Record<string, string>> = {}) => {
  const { port } = operator.address() as AddressInfo;
  return runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}`, ...env });
};

/** Sends a request over a keep-alive connection, which the next request uses again. */
const ask = ({ url }: RunningGateway, target: string, method = 'GET') =>
  new Promise<{ readonly status: number | undefined; readonly connection: string | undefined; readonly text: string }>(
    (resolve, reject) => {
      const read = async (response: IncomingMessage) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode, connection: response.headers.connection, text });
      };
      request(url + target, { method, agent }, (response) => void read(response))
        .once('error', reject)
        .end();
    },
  );

it('answers what it was asked before it ends, a deposit too, and nothing keeps it open', async () => {
  const gateway = await start();
  await ask(gateway, '/livez');
  const reached = new Promise<ServerResponse>((resolve) => (arrived = resolve));
  const deposit = ask(gateway, '/api/deposit', 'POST');
  const response = await reached;
  const ended = gateway.stop('SIGTERM');
  await until(() => isRefused(gateway));
  response.end('{"order":1}');
  await expect(deposit).resolves.toMatchObject({ status: 200, text: '{"order":1}' });
  await expect(ended).resolves.toBe(0);
});

it('takes requests for a while if it is told to, but is not ready', async () => {
  const gateway = await start({ DRAIN_SECONDS: '600' });
  expect(await ask(gateway, '/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const stopped = gateway.stop('SIGTERM');
  await until(async () => (await ask(gateway, '/readyz')).status === 503);
  expect(await ask(gateway, '/manifest.json')).toMatchObject({ status: 200, connection: 'keep-alive' });
  await gateway.stop('SIGKILL');
  await stopped;
});

it('closes the connection of each answer after that while, and then ends', async () => {
  const gateway = await start({ DRAIN_SECONDS: '2' });
  await ask(gateway, '/livez');
  const openedInAdvance = connect(gateway.port, '127.0.0.1');
  const ended = gateway.stop('SIGTERM');
  await until(() => isRefused(gateway));
  // Uses the existing connection, as a proxy would.
  expect(await ask(gateway, '/assets/wallet/1.0.0/remoteEntry.js')).toMatchObject({ status: 200, connection: 'close' });
  await expect(ended).resolves.toBe(0);
  openedInAdvance.destroy();
});

const isRefused = ({ port }: RunningGateway) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10));
}
