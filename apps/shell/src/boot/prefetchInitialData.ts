import { parseAnswer } from '@parlour/api-client/parseAnswer';
import type { RawAnswer } from '@parlour/api-client/transport';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import type { InitialAnswer } from './initialAnswers';
import { callKey } from '@parlour/release-contract/callKey';
import { nextTask } from '../device/nextTask';
import { documentAnswers } from './documentAnswers';
import { framePictures } from './framePictures';

const TIMEOUT_MS = 30_000;

/**
 * Sends calls before there is code to read the answers, which the transport takes from `parlourAnswers`, and shows pictures
 * at the start of screens. A call that everybody gets the same answer to is not sent when its answer came with the document.
 */
export function prefetchInitialData(calls: readonly InitialCall[], token: string | undefined): void {
  const given = documentAnswers(document);
  const showPictures = framePictures(document, calls);
  for (const call of calls) {
    const key = callKey(call);
    const data = call.isPublic && given[key];
    const known = data ? { status: 200, data } : undefined;
    const answer = known ? Promise.resolve(known) : send(call, token);
    const first: InitialAnswer = { token, askedAt: performance.now(), answer };
    const receive = (received: RawAnswer) => {
      first.known = received;
      showPictures(call, received.data);
    };
    parlourAnswers.set(key, first);
    if (known) receive(known);
    // Whoever takes the answer handles a failure; without this, an answer that nobody takes would be an unhandled rejection.
    else answer.then(receive).catch(() => undefined);
  }
}

async function send({ method, path, payload = {} }: InitialCall, token: string | undefined): Promise<RawAnswer> {
  // To begin a request takes a phone some ten milliseconds; the document's frame is painted before all of them have begun.
  await nextTask();
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
  return { status: response.status, data: parseAnswer(await response.text()), headers: Object.fromEntries(response.headers) };
}
