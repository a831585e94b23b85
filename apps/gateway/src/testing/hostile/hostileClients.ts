import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

const HOSTILE_ADDRESS = '127.0.0.1';
const PLAYER_ADDRESS = '127.0.0.2';

/** Clients that hold resources and release nothing: what each of many connections sends, and how it behaves afterwards. */
export interface HostileRow {
  readonly name: string;
  readonly connections: number;
  readonly sends: string;
  /** Reads a little now and then; the others read nothing. */
  readonly trickles?: true;
  /** Half-closes the connection at once, and waits for the response. */
  readonly halfCloses?: true;
  /** Ends with a reset; otherwise the connection is closed normally, with unread data. */
  readonly resets?: true;
}

const get = (path: string, version = '1.1', lines = '') => `GET ${path} HTTP/${version}\r\nHost: x\r\n${lines}\r\n`;
const half = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length / 2)}`;

const pipeline = (times: number): HostileRow => ({
  name: `one connection that asks ${times} times for a film`,
  connections: 1,
  sends: get('/demo/film').repeat(times),
});

/** Fewer requests than one connection may have in flight, and more. */
export const pipelines: readonly HostileRow[] = [pipeline(10), pipeline(1_100)];

export const hostileRows: readonly HostileRow[] = [
  ...pipelines,
  ...pipelines.map((row) => ({ ...row, name: `${row.name}, and resets`, resets: true as const })),
  { name: 'one connection that asks 1,100 times for what never comes', connections: 1, sends: get('/api/never').repeat(1_100) },
  { name: '200 connections that ask 10 times each for a film', connections: 200, sends: get('/demo/film').repeat(10) },
  { name: '1,100 that read nothing of 4 MB', connections: 1_100, sends: get('/api/large') },
  { name: '1,100 that read 4 MB by the byte', connections: 1_100, sends: get('/api/large'), trickles: true },
  { name: '1,100 that read nothing of a film', connections: 1_100, sends: get('/demo/film') },
  { name: '1,100 that ask for what never comes', connections: 1_100, sends: get('/api/never') },
  { name: '1,100 of these, that reset', connections: 1_100, sends: get('/api/never'), resets: true },
  { name: '1,100 of these, with HTTP/1.0', connections: 1_100, sends: get('/api/never', '1.0') },
  { name: '1,100 of these, half-closed', connections: 1_100, sends: get('/api/never'), halfCloses: true },
  {
    name: '1,100 of these, that want to upgrade',
    connections: 1_100,
    sends: get('/api/never', '1.1', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  },
  { name: '1,100 that send half of a call', connections: 1_100, sends: half('/api/recharge', 60_000) },
  { name: '100 that send half of a picture', connections: 100, sends: half('/api/uploadimg', 1_000_000) },
  { name: '1,100 that send half of a head', connections: 1_100, sends: 'POST /api/recharge HTTP/1.1\r\nHost: x\r\nX: ' },
];

/** Opens the connections of a row and sends on all of them; the returned function closes them. */
export async function beginAttack(port: number, row: HostileRow): Promise<() => void> {
  const sockets = await Promise.all(Array.from({ length: row.connections }, () => attack(port, row)));
  const trickle = setInterval(() => {
    for (const socket of row.trickles ? sockets : []) socket.read(1);
  }, 500);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) {
      if (row.resets) socket.resetAndDestroy();
      else socket.destroy();
    }
  };
}

function attack(port: number, { sends, halfCloses }: HostileRow): Promise<Socket> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', localAddress: HOSTILE_ADDRESS, allowHalfOpen: true, highWaterMark: 1 };
    const socket = connect(options, () => {
      socket.write(sends, () => {
        if (halfCloses) socket.end();
      });
      resolve(socket);
    });
    // A refused or closed connection is the expected result.
    socket.on('error', () => resolve(socket));
    socket.pause();
  });
}

export interface PlayersCalls {
  /** The status of each call, in their order; 0 without a response within 20 seconds. */
  readonly statuses: readonly number[];
  readonly longestMs: number;
}

/** Sends players' calls from another address than the hostile clients', one after the other over keep-alive connections. */
export async function callAsPlayer(port: number, times: number): Promise<PlayersCalls> {
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  let longestMs = 0;
  for (let made = 0; made < times; made += 1) {
    const begunAt = performance.now();
    statuses.push(await call(port, agent));
    longestMs = Math.max(longestMs, performance.now() - begunAt);
  }
  agent.destroy();
  return { statuses, longestMs };
}

function call(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', localAddress: PLAYER_ADDRESS, agent, path: '/api/balance', method: 'POST' };
    const sent = request({ ...options, timeout: 20_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', () => resolve(0));
    sent.end('{}');
  });
}
