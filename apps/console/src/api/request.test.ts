import * as v from 'valibot';
import { request } from './request';

const answer = v.object({ ok: v.boolean() });
const reply = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const response = {
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => (body === undefined ? Promise.reject(new SyntaxError('no JSON')) : body),
  };
  globalThis.fetch = jest.fn(async () => response as unknown as Response);
};

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

it('resolves with an answer that matches the schema', async () => {
  reply(200, { ok: true, more: 1 });
  await expect(request('GET', 'state', { answer })).resolves.toEqual({ ok: true });
  expect(globalThis.fetch).toHaveBeenCalledWith('/releases/state', expect.objectContaining({ credentials: 'same-origin' }));
});

it.each([
  [401, { message: 'Log in first' }, {}, { kind: 'unauthorised', message: 'Log in first' }],
  [409, { message: 'manifest 215 is live' }, {}, { kind: 'conflict' }],
  [429, { message: 'slow down' }, { 'retry-after': '42' }, { kind: 'limited', retryAfterS: 42 }],
  [400, { message: 'no such app' }, {}, { kind: 'refused', message: 'no such app' }],
  [502, undefined, {}, { kind: 'serverFault', message: 'The gateway responded with status 502.' }],
  [200, { ok: 'yes' }, {}, { kind: 'badAnswer' }],
  [200, undefined, {}, { kind: 'badAnswer' }],
])('rejects %d %j', async (status, body, headers, error) => {
  reply(status, body, headers);
  await expect(request('GET', 'state', { answer })).rejects.toMatchObject(error);
});

it('says that the gateway cannot be reached', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('failed')));
  await expect(request('DELETE', 'session')).rejects.toMatchObject({ kind: 'offline' });
});

describe('a call without an answer', () => {
  let caller: AbortController;
  let deadline: AbortController;
  beforeEach(() => {
    caller = new AbortController();
    deadline = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    globalThis.fetch = jest.fn(
      (_url, { signal } = {}) =>
        new Promise<Response>((_answer, reject) => {
          if (signal?.aborted === true) reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  it('ends when the gateway took too long', async () => {
    const call = request('GET', 'state', { answer, signal: caller.signal });
    deadline.abort();
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
  });

  it("is aborted by the caller's signal, also one that was aborted before", async () => {
    const call = request('GET', 'state', { answer, signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    await expect(request('GET', 'state', { answer, signal: caller.signal })).rejects.toThrow('left');
  });
});
