import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type OpenGateway, openGateway } from '../openGateway';

const DRIP_MS = 100;
const timeouts = { headMs: 500, requestMs: 1_000, stallMs: 60_000, lookEveryMs: 100 };
/** Two check intervals, plus the delay of a busy machine. */
const LEEWAY_MS = 15_000;

/** A slow client: what it sends at once, what it sends repeatedly, and the time limit for its end. */
interface Sender {
  readonly name: string;
  readonly first: string;
  readonly drip: string;
  readonly withinMs: number;
}

export const slowHeads: readonly Sender[] = [
  { name: 'connections that say nothing', first: '', drip: '', withinMs: timeouts.headMs },
  {
    name: 'heads that never end',
    first: 'GET / HTTP/1.1\r\nHost: x\r\n',
    drip: 'X: y\r\n',
    withinMs: timeouts.headMs,
  },
  { name: 'heads letter by letter', first: 'G', drip: 'E', withinMs: timeouts.headMs },
  { name: 'empty lines', first: '\r\n', drip: '\r\n', withinMs: timeouts.headMs },
];

const json = 'Host: x\r\nContent-Type: application/json';
export const slowBodies: readonly Sender[] = [
  {
    name: 'bodies that never end',
    first: `POST /telemetry HTTP/1.1\r\n${json}\r\nContent-Length: 9000\r\n\r\n`,
    drip: 'x',
    withinMs: timeouts.requestMs,
  },
  {
    name: 'bodies for the operator',
    first: `POST /api/recharge HTTP/1.1\r\n${json}\r\nContent-Length: 9000\r\n\r\n`,
    drip: 'x',
    withinMs: timeouts.requestMs,
  },
  {
    name: 'chunks that never end',
    first: 'POST /api/recharge HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    drip: '1\r\nx\r\n',
    withinMs: timeouts.requestMs,
  },
  {
    name: 'log-ins that never end',
    first: `POST /releases/session HTTP/1.1\r\n${json}\r\nContent-Length: 90\r\n\r\n`,
    drip: 'x',
    withinMs: timeouts.requestMs,
  },
];

/** Opens this many connections with each sender. The gateway has to close them in time and serve other clients meanwhile. */
export function testSlowSenders(senders: readonly Sender[], connections: number): void {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway({ timeouts });
  });
  afterAll(() => gateway.close());

  it.each(senders)(
    `${connections} $name are closed in time, and others are served meanwhile`,
    async ({ first, drip, withinMs }) => {
      const started = Date.now();
      const closedAfter: number[] = [];
      const sockets = await Promise.all(
        Array.from({ length: connections }, () => open(gateway.port, () => closedAfter.push(Date.now() - started))),
      );
      for (const socket of sockets) socket.write(first);
      while (closedAfter.length < connections && Date.now() - started < withinMs + LEEWAY_MS) {
        for (const socket of sockets) if (drip !== '' && socket.writable) socket.write(drip);
        const document = await fetch(`http://127.0.0.1:${gateway.port}/`);
        expect([document.status, (await document.text()).includes('Parlour')]).toEqual([200, true]);
        await after(DRIP_MS);
      }
      for (const socket of sockets) socket.destroy();
      expect(closedAfter).toHaveLength(connections);
    },
  );
}

function open(port: number, onClose: () => void): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', onClose);
  });
}
