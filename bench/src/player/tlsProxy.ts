import { Agent, request as ask } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Certificate } from './certificate';
import { openThrottledLink } from './throttledLink';
import type { LinkSpeed } from './bandwidth';

interface TlsProxyOptions {
  readonly certificate: Certificate;
  /** Port of the gateway that serves the document and the files. */
  readonly site: number;
  /** Port of the gateway that proxies calls to the operator; the same for all variants. */
  readonly api: number;
  readonly speed: LinkSpeed;
  /** Response headers to remove. */
  readonly without?: readonly string[];
}

export interface TlsProxy {
  readonly url: string;
  close(): Promise<void>;
}

const RECORD_BYTES = 4096;

/** Hop-by-hop headers. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'http2-settings', 'upgrade'];

/** A reverse proxy with TLS and HTTP/2, as in front of a gateway in production, behind a throttled link. */
export async function openTlsProxy({ certificate, site, api, speed, without = [] }: TlsProxyOptions): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  server.on('stream', (stream, headers) => {
    const port = /^\/(api|demo)\//.test(headers[':path'] ?? '') ? api : site;
    forward(stream, headers, { agent, port, without });
  });
  // A record can be read only when all of it has come: with the usual 16 kB that is after a second round trip (nginx: ssl_buffer_size).
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  const line = openThrottledLink((connection) => void server.emit('connection', connection), speed);
  const connections = new Set<Socket>();
  line.on('connection', (socket: Socket) => connections.add(socket));
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(line.address() as AddressInfo).port}`,
    close: async () => {
      agent.destroy();
      for (const connection of connections) connection.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

interface ProxyTarget {
  readonly agent: Agent;
  readonly port: number;
  readonly without: readonly string[];
}

/**
 * Passes the response on when all of it has come, so that its last bytes say that it ends. Node ends a response that is piped by a
 * frame of its own, which more responses would precede; a proxy in production knows the length and does not.
 */
function forward(stream: ServerHttp2Stream, asked: IncomingHttpHeaders, { agent, port, without }: ProxyTarget): void {
  const passedOn = Object.entries(asked).filter(([name]) => !name.startsWith(':') && !OWN.includes(name));
  const headers = { ...Object.fromEntries(passedOn), host: asked[':authority'] };
  const passed = ask({ agent, port, host: '127.0.0.1', method: asked[':method'], path: asked[':path'], headers }, (answer) => {
    const given = Object.entries(answer.headers).filter(([name]) => ![...OWN, ...without].includes(name));
    buffer(answer).then((body) => {
      if (stream.destroyed) return;
      stream.respond({ ':status': answer.statusCode, ...Object.fromEntries(given) });
      stream.end(body);
    }, fail);
  });
  const fail = () => {
    if (!stream.destroyed && !stream.headersSent) stream.respond({ ':status': 502 }, { endStream: true });
  };
  passed.on('error', fail);
  stream.on('error', () => undefined);
  stream.on('close', () => passed.destroy());
  stream.pipe(passed);
}
