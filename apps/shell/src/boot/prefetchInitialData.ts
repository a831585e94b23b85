import type { RawAnswer } from '@parlour/api-client/transport';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import { callKey } from './initialAnswers';

const TIMEOUT_MS = 30_000;

/**
 * Sends calls before there is code to read the answers, which the transport takes from `parlourAnswers`, and fetches pictures
 * at the start of screens.
 */
export function prefetchInitialData(calls: readonly InitialCall[], token: string | undefined): void {
  for (const call of calls) {
    const answer = send(call, token);
    // Whoever takes the answer handles a failure; without this, an answer that nobody takes would be an unhandled rejection.
    answer.then(({ data }) => fetchPicture(data, call.picture)).catch(() => undefined);
    parlourAnswers.set(callKey(call), { token, askedAt: performance.now(), answer });
  }
}

async function send({ method, path, payload = {} }: InitialCall, token: string | undefined): Promise<RawAnswer> {
  const isGet = method === 'GET';
  const headers = {
    Accept: 'application/json, text/plain, */*',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(!isGet && { 'Content-Type': 'application/json' }),
  };
  const query = isGet ? `?${new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))}` : '';
  const response = await fetch(path + query, {
    method,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isGet && { body: JSON.stringify(payload) }),
  });
  const text = await response.text();
  return { status: response.status, data: read(text), headers: Object.fromEntries(response.headers) };
}

function fetchPicture(answer: unknown, field: string | undefined): void {
  if (field === undefined) return;
  const rows = (answer as { data?: unknown } | null)?.data;
  const source: unknown = Array.isArray(rows) ? rows[0]?.[field] : undefined;
  if (typeof source === 'string') Object.assign(new Image(), { fetchPriority: 'high', src: source });
}

/** As in the transport, an answer that is not JSON stays text. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
