import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, request, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const PIECE = Buffer.alloc(1_000_000, 'a piece of a long answer ');
const PIECES = 30;

let gateway: OpenGateway;
let written = 0;
const answers: ServerResponse[] = [];
beforeAll(async () => {
  gateway = await openGateway({}, ({ url }, response) => {
    answers.push(response);
    void (url === '/api/dies' ? die(response) : writeAll(response));
  });
});
beforeEach(() => {
  written = 0;
  answers.length = 0;
});
afterAll(() => gateway.close());

it('a long answer passes whole, and no faster than the client reads it', async () => {
  const [response] = await once(get(`http://127.0.0.1:${gateway.port}/api/long`), 'response');
  await settled(() => written);
  expect(written).toBeLessThan(PIECES);
  const got = createHash('sha256');
  for await (const chunk of response) got.update(chunk);
  const sent = createHash('sha256');
  for (let piece = 0; piece < PIECES; piece += 1) sent.update(PIECE);
  expect(got.digest('hex')).toBe(sent.digest('hex'));
});

it("the operator's answer is aborted when the client disconnects", async () => {
  const call = get(`http://127.0.0.1:${gateway.port}/api/long`).on('error', () => undefined);
  await once(call, 'response');
  const [answer] = answers;
  const closed = answer && once(answer, 'close');
  call.destroy();
  await closed;
  expect(answer?.writableFinished).toBe(false);
});

it('an answer that the operator breaks off is broken off', async () => {
  const [response] = await once(get(`http://127.0.0.1:${gateway.port}/api/dies`), 'response');
  await new Promise((closed) =>
    response
      .once('close', closed)
      .on('error', () => undefined)
      .resume(),
  );
  expect(response.complete).toBe(false);
});

it.each([
  ['short', 3, { 'content-length': 3 }],
  ['short, in chunks', 3, {}],
  ['long', 300_000, { 'content-length': 300_000 }],
  ['long, in chunks', 300_000, {}],
])('a body that is %s passes whole', async (_name, length, headers) => {
  gateway.arrived.length = 0;
  const call = request({ port: gateway.port, host: '127.0.0.1', path: '/api/dies', method: 'POST', headers });
  call.on('error', () => undefined);
  for (let sent = 0; sent < length; sent += 100_000) call.write('x'.repeat(Math.min(length, 100_000)));
  call.end();
  await once(call, 'response');
  expect(gateway.arrived.map(({ body }) => body.length)).toEqual([length]);
  call.destroy();
});

it.each([
  ['short', 300],
  ['long', 300_000],
])('a %s body that is broken off never reaches the operator', async (_name, length) => {
  gateway.arrived.length = 0;
  const headers = { 'content-length': length };
  const call = request({ port: gateway.port, host: '127.0.0.1', path: '/api/upload', method: 'POST', headers });
  const broken = once(call, 'error');
  await new Promise((sent) => call.write('x'.repeat(length / 2), sent));
  call.destroy(new Error('gone'));
  await broken;
  // Sent after the aborted request, so the aborted one would have arrived before it.
  await once(get(`http://127.0.0.1:${gateway.port}/api/dies`), 'response');
  expect(gateway.arrived.map(({ url }) => url)).toEqual(['/api/dies']);
});

function writeAll(response: ServerResponse): Promise<void> {
  const pieces = function* () {
    for (; written < PIECES; written += 1) yield PIECE;
  };
  return pipeline(Readable.from(pieces()), response).catch(() => undefined);
}

async function die(response: ServerResponse): Promise<void> {
  response.write(PIECE);
  await after(50);
  response.destroy();
}

/** Waits until a number no longer grows. */
async function settled(read: () => number): Promise<void> {
  for (let last = -1; last !== read(); await after(200)) last = read();
}
