import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const CONNECTIONS = 300;
const DRIP_MS = 100;
const patience = { headMs: 500, requestMs: 1_000, lookEveryMs: 100 };
/** Two looks, and what a busy machine takes. */
const LEEWAY_MS = 5_000;

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({ patience });
});
afterAll(() => gateway.close());

/** Who sends slowly: what at once, what again and again, and after how long it is over at the latest. */
const rows: readonly (readonly [name: string, first: string, drip: string, withinMs: number])[] = [
  ['connections that say nothing', '', '', patience.headMs],
  ['heads that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n', patience.headMs],
  ['heads letter by letter', 'G', 'E', patience.headMs],
  ['empty lines', '\r\n', '\r\n', patience.headMs],
  [
    'bodies that never end',
    'POST /telemetry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    'x',
    patience.requestMs,
  ],
  [
    'bodies for the operator',
    'POST /api/recharge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    'x',
    patience.requestMs,
  ],
  [
    'chunks that never end',
    'POST /api/recharge HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\nx\r\n',
    patience.requestMs,
  ],
  [
    'log-ins that never end',
    'POST /releases/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n',
    'x',
    patience.requestMs,
  ],
];

describe('attacks: slow-loris', () => {
  it.each(rows)(`${CONNECTIONS} %s are closed in time, and others are served meanwhile`, async (_name, first, drip, withinMs) => {
    const started = Date.now();
    const closedAfter: number[] = [];
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => open(() => closedAfter.push(Date.now() - started))),
    );
    for (const socket of sockets) socket.write(first);
    while (closedAfter.length < CONNECTIONS && Date.now() - started < withinMs + LEEWAY_MS) {
      for (const socket of sockets) if (drip !== '' && socket.writable) socket.write(drip);
      const document = await fetch(`http://127.0.0.1:${gateway.port}/`, { signal: AbortSignal.timeout(5_000) });
      expect([document.status, (await document.text()).includes('Parlour')]).toEqual([200, true]);
      await after(DRIP_MS);
    }
    for (const socket of sockets) socket.destroy();
    expect(closedAfter).toHaveLength(CONNECTIONS);
  });
});

function open(onClose: () => void): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(gateway.port, '127.0.0.1', () => resolve(socket));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', onClose);
  });
}
