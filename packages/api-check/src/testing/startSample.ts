import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const FILE = path.resolve(__dirname, '../../../../docs/first-hour/backend.mjs');
const requireAny = createRequire(__filename);

/** A backend that listens on a port of its own. */
export interface Backend {
  readonly origin: string;
  readonly stop: () => void;
}

/** Starts the sample backend in this process with one text of its source replaced by another. */
export function startSample(from = '', to = ''): Promise<Backend> {
  const source = readFileSync(FILE, 'utf8');
  if (from !== '' && source.split(from).length !== 2)
    throw new Error(`The sample backend does not contain this text once: ${from}`);
  const script = source.replace(from, () => to).replaceAll(/^import (.*) from (.*);$/gm, 'const $1 = require($2);');
  return new Promise((resolve) => {
    const servers: Server[] = [];
    const create = (listener: RequestListener) => {
      const server = createServer(listener);
      servers.push(server);
      return server;
    };
    const load = (name: string): unknown => (name === 'node:http' ? { createServer: create } : requireAny(name));
    const stop = () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    };
    // The sample writes its address once it listens.
    const write = (line: string) => resolve({ origin: line.trim(), stop });
    // oxlint-disable-next-line no-implied-eval -- the sample is a file of this repository, run with one change
    new Function('require', 'process', script)(load, { env: { PORT: 0 }, stdout: { write } });
  });
}
