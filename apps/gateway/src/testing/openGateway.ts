import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileStore, readOrCreateKey, keyFile } from '@parlour/registry';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import { type GatewayConfig, readConfig } from '../config';
import { createGateway } from '../server';

/** A request as the operator behind the gateway received it. */
export interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface OpenGateway {
  readonly port: number;
  readonly folder: string;
  /** Origin of the operator behind it. */
  readonly operator: string;
  /** Requests to the operator since it was cleared last. */
  readonly arrived: Arrived[];
  close(): Promise<void>;
}

type Answer = (request: Arrived, response: ServerResponse) => void;

/** An operator that records its requests, and answers each with its number. */
const echo: Answer = ({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ youAsked: url }));
};

/** A listening gateway, with a small live release and an operator behind it; `prepare` gets its folder before it starts. */
export async function openGateway(
  changes: Partial<GatewayConfig> = {},
  answer = echo,
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<OpenGateway> {
  const arrived: Arrived[] = [];
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request).catch(() => 'cut');
    const { method, url, headers } = request;
    const got = { method, url, headers, body };
    arrived.push(got);
    answer(got, response);
  };
  const upstream = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  await releaseSmallSite(folder);
  await prepare(folder);
  const apiOrigin = `http://127.0.0.1:${portOf(upstream.address())}`;
  const app = await createGateway({ ...readConfig({ DATA_DIR: folder, API_ORIGIN: apiOrigin }), ...changes });
  app.log.level = 'silent';
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: portOf(app.server.address()),
    folder,
    operator: apiOrigin,
    arrived,
    close: async () => {
      await app.close();
      upstream.closeAllConnections();
      await new Promise((done) => upstream.close(done));
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes a shell and a wallet live in the registry of a data folder. */
export async function releaseSmallSite(folder: string): Promise<void> {
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const { publish, promote } = await testRegistry(fileStore(path.join(folder, 'registry')), key);
  const document = '<!doctype html><title>Parlour</title><script id="manifest" data-key="__KEY__">__MANIFEST__</script>';
  await publish(testShell('1.0.0', '1.2.0', document), document);
  await publish(testRemote('wallet', '1.0.0', ['/wallet']));
  await promote({ name: 'shell', version: '1.0.0' }, { name: 'wallet', version: '1.0.0' });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
