import { Agent, type OutgoingHttpHeaders, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { Certificate } from './certificate';
import { openLine } from './line';
import type { LineSpeed } from './pace';

interface FrontParts {
  readonly certificate: Certificate;
  /** Port of the gateway that serves the document and the files. */
  readonly site: number;
  /** Port of the gateway that passes calls on to the operator; the same for all sites. */
  readonly api: number;
  readonly speed?: LineSpeed;
  /** Headers of the site's answers that are left out. */
  readonly without?: readonly string[];
}

export interface Front {
  readonly url: string;
  /** Ends every connection, so that the next visit has to open one. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Headers that belong to one connection. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'http2-settings', 'upgrade'];

/** What stands before a gateway in production: TLS and HTTP/2, at the near end of a line. */
export async function openFront({ certificate, site, api, speed, without = [] }: FrontParts): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    const port = /^\/(api|demo)\//.test(request.url) ? api : site;
    passOn(request, response, { agent, port, without });
  });
  const line = openLine((connection) => void server.emit('connection', connection), speed);
  const connections = new Set<Socket>();
  line.on('connection', (socket: Socket) => connections.add(socket));
  const hangUp = () => {
    for (const connection of connections) connection.destroy();
    connections.clear();
  };
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(line.address() as AddressInfo).port}`,
    hangUp,
    close: async () => {
      agent.destroy();
      hangUp();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

interface Way {
  readonly agent: Agent;
  readonly port: number;
  readonly without: readonly string[];
}

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, { agent, port, without }: Way): void {
  const asked = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !OWN.includes(name));
  const headers: OutgoingHttpHeaders = { ...Object.fromEntries(asked), host: request.authority };
  const passed = ask({ agent, port, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
    const given = Object.entries(answer.headers).filter(([name]) => ![...OWN, ...without].includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
    answer.pipe(response);
  });
  passed.on('error', () => (response.headersSent ? response.stream.destroy() : response.writeHead(502).end()));
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
