import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Dialect } from '@parlour/dialect';
import { createTranslator, DialectFault } from '@parlour/dialect/translate';

/** An answer of a backend, as it came. */
export interface Recorded {
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** Whether the request had the token of a session. */
  readonly isOfSession: boolean;
}

export interface TranslatingProxy {
  readonly origin: string;
  readonly stop: () => void;
}

/** A backend on this machine that answers as another one does, translated as the gateway of a site with this dialect does it. */
export async function startTranslatingProxy(
  backend: string,
  dialect: Dialect,
  onAnswer: (recorded: Recorded) => void = () => undefined,
): Promise<TranslatingProxy> {
  const translate = createTranslator(dialect);
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const sent = Object.entries(headers).filter(
        ([name]) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name),
      );
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const answer = await fetch(new URL(url, backend), {
        method,
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        redirect: 'manual',
        ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
      });
      const text = await answer.text();
      const path = new URL(url, backend).pathname;
      onAnswer({ path, status: answer.status, text, isOfSession: headers.authorization !== undefined });
      const kept = ['content-type', 'date', 'location', 'set-cookie'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      outgoing.writeHead(answer.status, Object.fromEntries(kept)).end(translate(text));
    };
    pass().catch((error: unknown) => {
      const said = error instanceof DialectFault ? `The field ${error.field} of the answer cannot be read.` : String(error);
      outgoing.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message: said }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
