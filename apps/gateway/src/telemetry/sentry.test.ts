import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SourcePlace } from '@parlour/release-contract/api';
import { parseEnvelope } from '@sentry/core';
import { errorEvent } from '../testing/errorEvent';
import { readDsn, type SentryDsn } from '../sentryDsn';
import { createSentry } from './sentry';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let received: Received[];
let status: number;
let dsn: SentryDsn;
let now: number;
let logged: unknown[];

beforeEach(async () => {
  received = [];
  logged = [];
  status = 200;
  now = Date.parse('2026-11-26T12:00:00.000Z');
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body });
      response.writeHead(status, { 'retry-after': '30' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dsn = readDsn(`http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/4711`) as SentryDsn;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const place: SourcePlace = {
  source: 'apps/wallet/src/a.ts',
  line: 12,
  column: 3,
  name: undefined,
  code: ['one', 'two', 'three', 'four', 'five'],
  firstLine: 10,
};
const frames = [
  { file: 'wallet/1.0.0/a.js', line: 1, column: 2 },
  { file: 'shell/1.0.0/main.js', line: 7, column: 8 },
];
const beacon = (count = 1) => ({
  page: 'p',
  composition: 'c-1',
  events: Array.from({ length: count }, () => ({ ...errorEvent, frames })),
});
const open = () =>
  createSentry({
    dsn,
    placeOf: async ({ file }) => (file.startsWith('wallet') ? place : undefined),
    log: { warn: (details: unknown) => void logged.push(details) },
    now: () => now,
  });
it('sends an envelope that the client of Sentry reads, with the lines of source, the outermost frame first', async () => {
  await open().take(beacon(), 'Chrome');
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received;
  expect(url).toBe('/api/4711/envelope/');
  expect(headers['x-sentry-auth']).toBe('Sentry sentry_version=7, sentry_client=parlour/1, sentry_key=publickey');
  const [header, [[item, event] = []]] = parseEnvelope(body);
  expect(header).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: '2026-11-26T12:00:00.000Z' });
  expect(item).toMatchObject({ type: 'event' });
  expect(event).toMatchObject({
    platform: 'javascript',
    release: 'wallet@1.0.0',
    transaction: '/wallet',
    tags: { app: 'wallet', browser: 'Chrome', composition: 'c-1', shell: '1.0.0' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [
              { filename: 'shell/1.0.0/main.js', lineno: 7, colno: 8 },
              {
                filename: 'apps/wallet/src/a.ts',
                lineno: 12,
                context_line: 'three',
                pre_context: ['one', 'two'],
                post_context: ['four', 'five'],
              },
            ],
          },
        },
      ],
    },
  });
});

it('sends sixty a minute', async () => {
  const sentry = open();
  await sentry.take(beacon(100), 'Chrome');
  expect(received).toHaveLength(60);
  now += 60_000;
  await sentry.take(beacon(), 'Chrome');
  expect(received).toHaveLength(61);
});

it('sends nothing while Sentry asks to wait', async () => {
  status = 429;
  const sentry = open();
  await sentry.take(beacon(), 'Chrome');
  now += 29_000;
  await sentry.take(beacon(), 'Chrome');
  expect(received).toHaveLength(1);
  now += 1_000;
  await sentry.take(beacon(), 'Chrome');
  expect(received).toHaveLength(2);
});

it('says once that Sentry is down', async () => {
  status = 503;
  const sentry = open();
  await sentry.take(beacon(3), 'Chrome');
  expect(logged).toEqual([{ cause: 'it answered 503' }]);
  status = 200;
  await sentry.take(beacon(), 'Chrome');
  status = 503;
  await sentry.take(beacon(), 'Chrome');
  expect(logged).toHaveLength(2);
});

it.each([
  ['https://abc@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
  ['https://abc@sentry.example:9000/under/it/42', 'https://sentry.example:9000/under/it/api/42/envelope/'],
  ['https://sentry.example/42', undefined],
  ['https://abc@sentry.example', undefined],
  ['abc', undefined],
])('reads the DSN %s', (text, envelopes) => {
  expect(readDsn(text)?.envelopes).toBe(envelopes);
});
