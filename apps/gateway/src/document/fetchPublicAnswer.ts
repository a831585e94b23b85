import { parseAnswer } from '@parlour/api-client/parseAnswer';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import type { Translate } from '../proxy/translatedCalls';
import { PUBLIC_ANSWER_TIMEOUT_MS } from '../timeouts';

/** A document has room for less; a larger answer is not read to its end. */
const LARGEST_ANSWER = 65_536;
const SUCCESS = 200;

/**
 * Sends a call anonymously: without cookie, token or address, and without anything from a player's request. Returns undefined
 * unless the answer is one that a screen accepts: small, JSON, and a success in its envelope, too.
 */
export async function fetchPublicAnswer(
  apiOrigin: string,
  call: InitialCall,
  translate: Translate = (text) => text,
): Promise<object | undefined> {
  const { method, path, payload = {} } = call;
  const url = new URL(path, apiOrigin);
  // A path that `..` takes out of `/api` is not a call.
  if (!url.pathname.startsWith('/api/')) return undefined;
  const isGet = method === 'GET';
  if (isGet) for (const [name, value] of Object.entries(payload)) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(!isGet && { 'content-type': 'application/json' }) },
    ...(!isGet && { body: JSON.stringify(payload) }),
    redirect: 'error',
    signal: AbortSignal.timeout(PUBLIC_ANSWER_TIMEOUT_MS),
  });
  const text = await readAtMost(response, LARGEST_ANSWER);
  if (response.status !== SUCCESS || text === undefined) return undefined;
  const answer = parseAnswer(translate(text));
  const isSuccess = typeof answer === 'object' && answer !== null && 'code' in answer && Number(answer.code) === SUCCESS;
  return isSuccess ? answer : undefined;
}

async function readAtMost({ body }: Response, most: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
