import { phoneLine as storyLine } from '@parlour/e2e/vitals';
import { createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createPace, createWindow, type LineSpeed, SEGMENT_BYTES } from './pace';

/** A phone far from the next mast: what Lighthouse calls slow 4G, as it is on the wire. */
export const phoneLine: LineSpeed = {
  downBitsPerSecond: storyLine.downloadThroughput * 8,
  upBitsPerSecond: storyLine.uploadThroughput * 8,
  roundTripMs: storyLine.latency,
};

/**
 * A line between the browser and a server: what goes over it really comes later and in packets, the opening of a connection takes a
 * round trip, and a sender starts with ten packets. Without `speed` nothing is held back.
 *
 * The throttling of the browser's own tools delays whole answers above its network stack: a connection costs nothing there, all
 * requests of a page go out at once, and what the server would send first is not told apart. A composition of many files would look
 * better by it than it is, so the bytes themselves are delayed here. The server writes into the line's own stream, not into a socket
 * of its own: a socket would take a whole answer into the kernel's buffer, and what is more urgent would wait behind it.
 */
export function openLine(serve: (connection: Duplex) => void, speed?: LineSpeed): Server {
  if (speed === undefined) return createServer({ noDelay: true }, serve);
  const down = createPace(speed.downBitsPerSecond);
  const up = createPace(speed.upBitsPerSecond);
  return createServer({ noDelay: true }, (socket) => serve(held(socket, { down, up, delayMs: speed.roundTripMs / 2 })));
}

interface Ends {
  readonly down: ReturnType<typeof createPace>;
  readonly up: ReturnType<typeof createPace>;
  readonly delayMs: number;
}

/** Handed on this long before it can leave, so that a timer that comes late leaves no gap on the line. */
const LEAD_MS = 5;

/** The server's end of a connection over the line. */
function held(socket: Socket, { down, up, delayMs }: Ends): Duplex {
  const window = createWindow();
  const openAt = performance.now() + 2 * delayMs;
  const toBrowser = inOrder((segment: Buffer) => void (socket.writable && socket.write(segment)));
  const toServer = inOrder((bytes: Buffer) => void (end.destroyed || end.push(bytes)));
  let wake: (() => void) | undefined;

  const end = new Duplex({
    readableHighWaterMark: SEGMENT_BYTES,
    writableHighWaterMark: SEGMENT_BYTES,
    allowHalfOpen: false,
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      const send = (from: number) => {
        if (from >= chunk.length) return done();
        const segment = chunk.subarray(from, from + SEGMENT_BYTES);
        if (!window.hasRoom(segment.length)) return void (wake = () => send(from));
        window.sent(segment.length);
        const leftAt = down.leaveAt(performance.now(), segment.length);
        toBrowser(segment, leftAt + delayMs);
        at(leftAt + 2 * delayMs, () => {
          window.acknowledged(segment.length);
          const waiting = wake;
          wake = undefined;
          waiting?.();
        });
        at(leftAt - LEAD_MS, () => send(from + segment.length));
      };
      send(0);
    },
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  socket.on('data', (bytes) => {
    const leftAt = up.leaveAt(Math.max(performance.now(), openAt), bytes.length);
    toServer(bytes, leftAt + delayMs);
  });
  socket.on('error', () => end.destroy());
  socket.on('close', () => end.destroy());
  return end;
}

function at(when: number, then: () => void): void {
  setTimeout(then, Math.max(0, when - performance.now()));
}

/** Delivers what it is given when it is due, in the order in which it was given: timers alone promise no order. */
function inOrder<Item>(deliver: (item: Item) => void) {
  const waiting: Item[] = [];
  return (item: Item, when: number) => {
    waiting.push(item);
    at(when, () => {
      const [next] = waiting.splice(0, 1);
      if (next !== undefined) deliver(next);
    });
  };
}
