import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMb } from '../processes';

const AT_ONCE = 200;
const SETTLE_MS = 3_000;

/** Memory per open connection of a process, in kB: opens `count` connections with one request each. */
export async function connectionCost(url: string, path: string, pid: number, count: number): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const before = residentMb(pid);
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(socket, 'data');
  };
  try {
    while (sockets.length < count) await Promise.all(Array.from({ length: AT_ONCE }, open));
    await wait(SETTLE_MS);
    return ((residentMb(pid) - before) * 1_000) / sockets.length;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
