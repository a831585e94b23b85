import type { CDPSession } from 'playwright-core';

/** A request of a page; times in milliseconds since the document was requested, `NaN` if not reached. */
export interface Transfer {
  readonly path: string;
  readonly type: string;
  readonly startedAt: number;
  firstByteAt: number;
  endedAt: number;
  /** Transferred bytes with headers. */
  bytes: number;
  isFromCache: boolean;
}

export interface Traffic {
  readonly transfers: readonly Transfer[];
  /** Resolves when the network was idle for this long. */
  quietFor(ms: number, atMostMs: number): Promise<void>;
}

/** Records the requests of a page; a new document resets the record. */
export function recordTraffic(devtools: CDPSession): Traffic {
  const byId = new Map<string, Transfer>();
  let zero: number | undefined;
  let movedAt = Date.now();
  const since = (timestamp: number) => (timestamp - (zero ?? timestamp)) * 1000;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other', frameId, loaderId }) => {
    const { protocol, pathname, search } = new URL(request.url);
    if (protocol !== 'https:' || frameId === undefined) return;
    zero ??= requestId === loaderId ? timestamp : undefined;
    const unknown = { firstByteAt: Number.NaN, endedAt: Number.NaN, bytes: 0, isFromCache: false };
    byId.set(requestId, { path: pathname + search, type, startedAt: since(timestamp), ...unknown });
    movedAt = Date.now();
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const transfer = byId.get(requestId);
    if (transfer !== undefined) transfer.isFromCache = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const transfer = byId.get(requestId);
    if (transfer === undefined) return;
    transfer.firstByteAt = since(timestamp);
    transfer.isFromCache ||= response.fromDiskCache === true;
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const transfer = byId.get(requestId);
    if (transfer === undefined) return;
    transfer.endedAt = since(timestamp);
    transfer.bytes = bytes;
    movedAt = Date.now();
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  const isPending = () => [...byId.values()].some(({ endedAt }) => Number.isNaN(endedAt));
  return {
    get transfers() {
      return [...byId.values()].toSorted((one, other) => one.startedAt - other.startedAt);
    },
    quietFor: async (ms, atMostMs) => {
      const until = Date.now() + atMostMs;
      while (Date.now() < until && (isPending() || Date.now() - movedAt < ms)) await new Promise((go) => setTimeout(go, 50));
    },
  };
}
