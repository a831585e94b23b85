import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Running } from '../../support/site/servers';
import type { Sent, Shape } from './reshape';

/** An operator of another make, as what it does otherwise than the demo operator. */
export interface Reshaping {
  readonly name: string;
  /** By the path of the call. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** What it does with every call, after that. */
  readonly everywhere: Shape;
  /** It knows nothing of `Idempotency-Key`. */
  readonly ignoresKeys?: boolean;
  /** What a player finds on the page of a USDT order. */
  readonly paysTo: { readonly hasAddress: boolean; readonly picture?: string };
  /** How often it sends each bet. */
  readonly betRows: number;
  /** What `check-api` says of it beside "ok", among other things. */
  readonly said: readonly RegExp[];
}

/** Stands before the demo operator and reshapes its answers: members, money and games are real. */
export async function startReshapedOperator(operator: string, reshaping: Reshaping): Promise<Running> {
  const server = createServer((request, response) => {
    pass(operator, reshaping, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Headers that belong to one connection alone, or to the bytes of a body that is written anew. */
const notPassed = new Set(['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

async function pass(operator: string, reshaping: Reshaping, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = 'GET', url = '/' } = request;
  const given = Object.entries(request.headers).filter(
    ([name]) => !notPassed.has(name) && !(reshaping.ignoresKeys === true && name === 'idempotency-key'),
  );
  const headers = given.map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) };
  const answer = await fetch(operator + url, { method, headers, redirect: 'manual', ...body });
  const { pathname } = new URL(url, operator);
  const kept = [...answer.headers].filter(([name]) => !notPassed.has(name));
  if (!pathname.startsWith('/api/')) {
    response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const { status, body: shaped } = shapedBy(reshaping, pathname, { status: answer.status, body: await answer.json() });
  const isPage = typeof shaped === 'string';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { ...Object.fromEntries(kept), 'content-type': type });
  response.end(isPage ? shaped : JSON.stringify(shaped));
}

function shapedBy({ shapes, everywhere }: Reshaping, path: string, sent: Sent): Sent {
  const own = shapes[path];
  return everywhere(own === undefined ? sent : own(sent));
}
