import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { openThrottledLink, slow4g } from './throttledLink';
import type { LinkSpeed } from './bandwidth';

const fast: LinkSpeed = { downBitsPerSecond: 400_000_000, upBitsPerSecond: 300_000_000, roundTripMs: 10 };

/** What comes back of some bytes over a line whose server gives back what it gets. */
async function echoed(bytes: Buffer, speed: LinkSpeed): Promise<Buffer> {
  const line = openThrottledLink((connection: Duplex) => void connection.pipe(connection), speed);
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve));
  const socket = connect((line.address() as AddressInfo).port, 'localhost');
  const parts: Buffer[] = [];
  socket.write(bytes);
  await new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      parts.push(part);
      if (parts.reduce((sum, { length }) => sum + length, 0) === bytes.length) resolve();
    });
  });
  socket.destroy();
  await new Promise((resolve) => line.close(resolve));
  return Buffer.concat(parts);
}

it.each([
  ['fast', fast, 300_000],
  ['of a phone', slow4g, 20_000],
])('a line %s delivers every byte, in order', async (_case, speed, length) => {
  const bytes = randomBytes(length);
  expect((await echoed(bytes, speed)).equals(bytes)).toBe(true);
});

it('opens a connection to each caller, and lets go of the server’s end with it', async () => {
  const ends: Duplex[] = [];
  const line = openThrottledLink((connection) => void ends.push(connection), fast);
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve));
  const { port } = line.address() as AddressInfo;
  const callers = [connect(port, 'localhost'), connect(port, 'localhost')];
  while (ends.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const closed = ends.map((end) => new Promise((resolve) => end.once('close', resolve)));
  for (const caller of callers) caller.destroy();
  await Promise.all(closed);
  expect(ends.every(({ destroyed }) => destroyed)).toBe(true);
  await new Promise((resolve) => line.close(resolve));
});
