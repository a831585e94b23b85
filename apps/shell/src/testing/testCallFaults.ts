import { type Call, type Endpoint, isApiError } from '@parlour/api-client';
import { allEndpoints, samples } from '@parlour/api-client/endpoints/all';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { createTransport } from '@parlour/api-client/transport';
import { type ApiFault, REFUSAL } from '@parlour/testing/apiFaults';
import { type FaultyLine, openFaultyLine } from '@parlour/testing/faultyLine';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shellTexts } from '../i18n/shellTexts';
import { createCall } from '../session/createCall';
import { shapeErrors } from './shapeErrors';

const LIMIT_MS = 30_000;
/** Extra time for a busy machine. */
const LEEWAY_MS = 10_000;
const AT_ONCE = 8;
const none: ApiFault = { name: 'none', fault: async (ask, reply) => void reply.end((await ask()).body) };
const isHanging = ({ kind }: ApiFault) => kind === 'timeout';

/** The outcome of one call. */
interface Outcome {
  readonly answer?: unknown;
  readonly error?: unknown;
  readonly tookMs: number;
  /** Number of requests that were sent. */
  readonly asked: number;
  readonly toasts: readonly string[];
  readonly loudly: number;
  readonly silently: number;
}

/** Tests every fault on every endpoint: a call ends as its fault defines, is sent once, and shows at most one message. */
export function testCallFaults(faults: readonly ApiFault[], endpoints: readonly Endpoint[]): void {
  let api: Server;
  const lines: FaultyLine[] = [];
  const outcomes = new Map<ApiFault, Promise<ReadonlyMap<Endpoint, Outcome>>>();
  /** The outcome of each endpoint without a fault. */
  let whole: ReadonlyMap<Endpoint, Outcome>;

  beforeAll(async () => {
    api = createServer((request, reply) => {
      const path = (request.url ?? '').split('?')[0];
      const endpoint = allEndpoints.find((one) => one.path === path);
      const { data, message = '' } = samples[endpoint?.name ?? ''] ?? { data: null };
      request.resume().on('end', () => {
        reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, message, data }));
      });
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    whole = await tryAll(none);
  });

  afterAll(async () => {
    for (const line of lines) await line.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });

  const tried = (fault: ApiFault) => {
    const known = outcomes.get(fault) ?? tryAll(fault);
    outcomes.set(fault, known);
    return known;
  };

  describe.each(faults.map((fault) => [fault.name, fault] as const))('faults: every call of the API', (name, fault) => {
    const { isWhole, toast } = fault;

    it.each(endpoints.map((endpoint) => [`${name}: ${endpoint.name}`, endpoint] as const))('%s', async (_title, endpoint) => {
      const outcome = (await tried(fault)).get(endpoint);
      expect(outcome).toBeDefined();
      if (outcome === undefined) return;
      const kind = endpoint.beginsSession && fault.kind === 'unauthorised' ? 'refused' : fault.kind;
      const { answer, error, tookMs, asked, toasts, loudly, silently } = outcome;
      expect(asked).toBe(1);
      expect(tookMs).toBeLessThan(LIMIT_MS + LEEWAY_MS);
      if (kind !== undefined) expect(error).toMatchObject({ name: 'ApiError', kind, endpoint: endpoint.name });
      else if (error !== undefined) expect(isApiError(error, 'badAnswer')).toBe(true);
      if (isWhole) expect(error).toBeUndefined();
      if (error === undefined) expect(shapeErrors(answer, whole.get(endpoint)?.answer, endpoint.name)).toEqual([]);
      const message = isApiError(error, 'refused') ? error.message : toast;
      expect(toasts).toEqual(message === undefined ? [] : [message]);
      if (isApiError(error, 'refused')) expect([REFUSAL, shellTexts.default.refused]).toContain(error.message);
      const isEnded = kind === 'unauthorised' && !endpoint.isOptional ? 1 : 0;
      const isSilent = endpoint.name === getBalance.name;
      expect([loudly, silently]).toEqual(isSilent ? [0, isEnded] : [isEnded, 0]);
    });
  });

  /**
   * Calls every endpoint once through a connection with the fault. Calls that only wait run in parallel; calls that need
   * processor time run one by one.
   */
  async function tryAll(fault: ApiFault): Promise<ReadonlyMap<Endpoint, Outcome>> {
    const { port } = api.address() as AddressInfo;
    const line = await openFaultyLine(`http://127.0.0.1:${port}`);
    lines.push(line);
    line.breakIt(/^\/api\//, fault.fault);
    const send = createTransport({ baseUrl: line.url, token: () => 'the-token' });
    const ended = new Map<Endpoint, Outcome>();
    const remaining = [...endpoints];
    const next = async (): Promise<void> => {
      const endpoint = remaining.shift();
      if (endpoint === undefined) return;
      ended.set(endpoint, await tryOne(endpoint, send, line));
      await next();
    };
    await Promise.all(Array.from({ length: isHanging(fault) ? endpoints.length : fault.isHeavy ? 1 : AT_ONCE }, next));
    return ended;
  }
}

async function tryOne(endpoint: Endpoint, send: Call, line: FaultyLine): Promise<Outcome> {
  const toasts: string[] = [];
  const unauthorised = { loudly: jest.fn(), silently: jest.fn() };
  const call = createCall(send, {
    toast: (text) => toasts.push(text),
    unauthorised,
    token: () => 'the-token',
    translate: (texts) => texts.default,
  });
  const startedAt = performance.now();
  const end = await call(endpoint, samples[endpoint.name]?.payload).then(
    ({ data }) => ({ answer: data }),
    (error: unknown) => ({ error }),
  );
  return {
    ...end,
    tookMs: performance.now() - startedAt,
    asked: line.requests.filter(({ path }) => path.split('?')[0] === endpoint.path).length,
    toasts,
    loudly: unauthorised.loudly.mock.calls.length,
    silently: unauthorised.silently.mock.calls.length,
  };
}
