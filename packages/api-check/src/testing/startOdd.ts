import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerFields } from '../dialect/fieldsOf';
import type { Backend } from './startSample';

type Write = (field: string, value: unknown) => unknown;

/** In which way an odd backend writes what the backend behind it answers in the standard form. */
export interface Oddity {
  readonly envelope?: (code: number, message: unknown, data: unknown) => object;
  readonly page?: (page: { readonly data: unknown; readonly total: unknown; readonly last_page: unknown }) => object;
  readonly time?: (ms: number) => unknown;
  readonly money?: (decimal: string) => unknown;
}

const { money, time: times } = answerFields();

/** A backend that answers as another one does, written in another way. */
export async function startOdd(backend: string, oddity: Oddity): Promise<Backend> {
  const write: Write = (field, value) => {
    if (money.includes(field) && oddity.money && /^-?\d+(\.\d+)?$/.test(String(value))) return oddity.money(String(value));
    if (times.includes(field) && oddity.time && !Number.isNaN(msOf(String(value)))) return oddity.time(msOf(String(value)));
    return walk(value);
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, write(field, one)]));
  };
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
      const answer = await fetch(new URL(url, backend), {
        method,
        headers: sent as Record<string, string>,
        ...(method !== 'GET' && { body: new Uint8Array(await buffer(incoming)) }),
      });
      const text = await answer.text();
      if (!/json/.test(answer.headers.get('content-type') ?? '')) return outgoing.writeHead(answer.status).end(text);
      const { code, message, data } = JSON.parse(text) as { code: number; message: unknown; data: unknown };
      const isPage = typeof data === 'object' && data !== null && 'last_page' in data && 'data' in data && 'total' in data;
      const inside = walk(isPage && oddity.page ? oddity.page(data) : data);
      const envelope = oddity.envelope?.(code, message, inside) ?? { code, message, data: inside };
      return outgoing
        .writeHead(oddity.envelope ? 200 : answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(envelope));
    };
    pass().catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A time of the standard form, in Beijing where it has no zone. */
function msOf(text: string): number {
  const isLocal = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text);
  return Date.parse(isLocal ? `${text.length === 10 ? `${text} 00:00:00` : text}+08:00` : text);
}

/** Groups of three digits. */
export function grouped(decimal: string, thousands: string, mark: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? groups : `${groups}${mark}${fraction}`;
}
