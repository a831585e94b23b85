/** @jest-environment node */
import { type Call, type Endpoint, isApiError } from '@parlour/api-client';
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { samples } from '@parlour/api-client/samples';
import { createTransport } from '@parlour/api-client/transport';
import { type ApiFault, apiFaults, REFUSAL } from '@parlour/testing/apiFaults';
import { type FaultyLine, openFaultyLine } from '@parlour/testing/faultyLine';
import { createServer, type Server } from 'node:http';
import { shellTexts } from '../shellTexts';
import { createCall } from './createCall';
import { shapeTrouble } from './shapeTrouble';

const LIMIT_MS = 30_000;
const AT_ONCE = 8;

/** What became of one call. */
interface Outcome {
  readonly answer?: unknown;
  readonly error?: unknown;
  readonly tookMs: number;
  /** How often it was asked. */
  readonly asked: number;
  readonly toasts: readonly string[];
  readonly loudly: number;
  readonly silently: number;
}

let api: Server;
const lines: FaultyLine[] = [];
const outcomes = new Map<ApiFault, Promise<ReadonlyMap<Endpoint, Outcome>>>();

beforeAll(async () => {
  api = createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0];
    const endpoint = allEndpoints.find((one) => one.path === path);
    const { data, message = '' } = samples[endpoint?.name ?? ''] ?? { data: null };
    request.resume().on('end', () => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, message, data }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, 'localhost', resolve));
  for (const fault of apiFaults.filter(isHanging)) outcomes.set(fault, tryAll(fault, allEndpoints.length));
});

afterAll(async () => {
  for (const line of lines) await line.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** What hangs waits for its limit while the others are tried. */
const isHanging = ({ kind }: ApiFault) => kind === 'timeout';
const inOrder = [...apiFaults].sort((one, other) => Number(isHanging(one)) - Number(isHanging(other)));

describe.each(inOrder.map((fault) => [fault.name, fault] as const))('faults: every call of the API', (name, fault) => {
  const { kind, isWhole } = fault;
  const tried = () => {
    const known = outcomes.get(fault) ?? tryAll(fault, AT_ONCE);
    outcomes.set(fault, known);
    return known;
  };

  it.each(allEndpoints.map((endpoint) => [`${name}: ${endpoint.name}`, endpoint] as const))(
    '%s',
    async (_title, endpoint) => {
      const outcome = (await tried()).get(endpoint);
      expect(outcome).toBeDefined();
      if (outcome === undefined) return;
      const { answer, error, tookMs, asked, toasts, loudly, silently } = outcome;
      expect(asked).toBe(1);
      expect(tookMs).toBeLessThan(LIMIT_MS + 3_000);
      if (kind !== undefined) expect(error).toMatchObject({ name: 'ApiError', kind, endpoint: endpoint.name });
      else if (error !== undefined) expect(isApiError(error, 'badAnswer')).toBe(true);
      if (isWhole) expect(error).toBeUndefined();
      if (error === undefined) expect(shapeTrouble(answer, wholeAnswer(endpoint), endpoint.name)).toEqual([]);
      expect(toasts).toEqual(isApiError(error, 'refused') ? [error.message] : []);
      if (isApiError(error, 'refused')) expect([REFUSAL, shellTexts.contract.refused]).toContain(error.message);
      const isEnded = kind === 'unauthorised' && !endpoint.isOptional ? 1 : 0;
      const isSilent = endpoint.name === getBalance.name;
      expect([loudly, silently]).toEqual(isSilent ? [0, isEnded] : [isEnded, 0]);
    },
    60_000,
  );
});

/** What the endpoint answers when nothing is broken. */
let whole: ReadonlyMap<Endpoint, Outcome>;
const wholeAnswer = (endpoint: Endpoint) => whole.get(endpoint)?.answer;

beforeAll(async () => {
  whole = await tryAll({ name: 'none', fault: async (ask, reply) => void reply.end((await ask()).body) }, AT_ONCE);
});

/** Asks every endpoint once, through a line with the fault. */
async function tryAll({ fault }: ApiFault, atOnce: number): Promise<ReadonlyMap<Endpoint, Outcome>> {
  const { port } = api.address() as { port: number };
  const line = await openFaultyLine(`http://localhost:${port}`);
  lines.push(line);
  line.breakIt(/^\/api\//, fault);
  const send = createTransport({ baseUrl: line.url, token: () => 'the-token' });
  const tried = new Map<Endpoint, Outcome>();
  const left = [...allEndpoints];
  const next = async (): Promise<void> => {
    const endpoint = left.shift();
    if (endpoint === undefined) return;
    tried.set(endpoint, await tryOne(endpoint, send, line));
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return tried;
}

async function tryOne(endpoint: Endpoint, send: Call, line: FaultyLine): Promise<Outcome> {
  const toasts: string[] = [];
  const unauthorised = { loudly: jest.fn(), silently: jest.fn() };
  const call = createCall(send, {
    toast: (text) => toasts.push(text),
    unauthorised,
    token: () => 'the-token',
    say: (texts) => texts.contract,
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
