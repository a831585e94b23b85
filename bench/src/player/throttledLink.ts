import { phoneLine as slow4gProfile } from '@parlour/e2e/vitals';
import { createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createBandwidth, createCongestionWindow, type LinkSpeed, SEGMENT_BYTES } from './bandwidth';

/** Lighthouse's slow 4G, as throughput and latency of the link itself. */
export const slow4g: LinkSpeed = {
  downBitsPerSecond: slow4gProfile.downloadThroughput * 8,
  upBitsPerSecond: slow4gProfile.uploadThroughput * 8,
  roundTripMs: slow4gProfile.latency,
};

/**
 * A throttled link between browser and server: packets are delayed, opening a connection takes a round trip, and a sender starts
 * with a congestion window of ten packets.
 *
 * The browser's own throttling delays whole responses above the network stack: connections are free, all requests of a page start
 * at once, and priorities of the server have no effect. That favours a page of many files, so the bytes themselves are delayed
 * here. The server writes into the link's stream instead of a socket: a socket would take a whole response into the kernel's
 * buffer, and more urgent responses would wait behind it.
 */
export function openThrottledLink(serve: (connection: Duplex) => void, speed: LinkSpeed): Server {
  const down = createBandwidth(speed.downBitsPerSecond);
  const up = createBandwidth(speed.upBitsPerSecond);
  return createServer({ noDelay: true }, (socket) => serve(held(socket, { down, up, delayMs: speed.roundTripMs / 2 })));
}

interface Ends {
  readonly down: ReturnType<typeof createBandwidth>;
  readonly up: ReturnType<typeof createBandwidth>;
  readonly delayMs: number;
}

/** Sent this long in advance, so that a late timer leaves no gap. */
const LEAD_MS = 5;

/** The server's end of a connection. */
function held(socket: Socket, { down, up, delayMs }: Ends): Duplex {
  const window = createCongestionWindow();
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
        if (!window.hasCapacity(segment.length)) return void (wake = () => send(from));
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

/** Delivers items when they are due and in order, which timers alone do not guarantee. */
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
