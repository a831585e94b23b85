import { TIMEOUT_MS } from '@parlour/api-client/callPolicy';
import { callRequest, fetchCall } from '@parlour/api-client/callRequest';
import type { RawAnswer } from '@parlour/api-client/transport';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import type { InitialAnswer } from './initialAnswers';
import { callKey } from '@parlour/release-contract/callKey';
import { nextTask } from '../device/nextTask';
import { documentAnswers } from './documentAnswers';
import { framePictures } from './framePictures';

/**
 * Sends calls before the code that reads their answers is loaded; the transport takes the answers from `parlourAnswers`. Also
 * shows the pictures at the start of screens. A public call is not sent when its answer came with the document.
 */
export function prefetchInitialData(calls: readonly InitialCall[], token: string | undefined): void {
  const answersInDocument = documentAnswers(document);
  const showPictures = framePictures(document, calls);
  for (const call of calls) {
    const key = callKey(call);
    const data = call.isPublic && answersInDocument[key];
    const answerInDocument = data ? { status: 200, data } : undefined;
    const answer = answerInDocument ? Promise.resolve(answerInDocument) : send(call, token);
    const initialAnswer: InitialAnswer = { token, askedAt: performance.now(), answer };
    const receive = (received: RawAnswer) => {
      initialAnswer.known = received;
      showPictures(call, received.data);
    };
    parlourAnswers.set(key, initialAnswer);
    if (answerInDocument) receive(answerInDocument);
    // Whoever takes the answer handles a failure. Without this handler, an answer that nobody takes would be an unhandled
    // rejection.
    else answer.then(receive).catch(() => undefined);
  }
}

async function send(call: InitialCall, token: string | undefined): Promise<RawAnswer> {
  // Starting a request takes a phone some ten milliseconds. Each starts in a task of its own, so that the document's frame can be
  // painted in between.
  await nextTask();
  return fetchCall(callRequest({ payload: {}, ...call, token }, JSON.stringify), { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
