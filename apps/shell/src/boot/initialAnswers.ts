import type { RawAnswer, RawRequest } from '@parlour/api-client/transport';
import { callKey } from '@parlour/release-contract/callKey';

/** Older answers may be outdated. */
const FRESH_MS = 10_000;

export interface InitialAnswer {
  readonly token: string | undefined;
  readonly askedAt: number;
  readonly answer: Promise<RawAnswer>;
  /** The answer, once the promise has resolved. */
  known?: RawAnswer;
}

declare global {
  /** The boot script's requests, by call. */
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var parlourAnswers: Map<string, InitialAnswer>;
}

/**
 * The answer to a call that the boot script sent in the same session during the last ten seconds. Each answer can be taken once.
 */
export function takeInitialAnswer(request: RawRequest): Promise<RawAnswer> | undefined {
  const first = freshAnswer(request);
  globalThis.parlourAnswers?.delete(callKey(request));
  return first?.answer;
}

/**
 * Parses such an answer if it has already arrived. An answer that cannot be parsed is left for the transport, which reports the
 * error.
 */
export function readInitialAnswer<Read>(request: RawRequest, read: (answer: RawAnswer) => Read): Read | undefined {
  const known = freshAnswer(request)?.known;
  if (known === undefined) return undefined;
  try {
    const content = read(known);
    parlourAnswers.delete(callKey(request));
    return content;
  } catch {
    return undefined;
  }
}

function freshAnswer(request: RawRequest): InitialAnswer | undefined {
  const first = globalThis.parlourAnswers?.get(callKey(request));
  return first?.token === request.token && first !== undefined && performance.now() - first.askedAt < FRESH_MS
    ? first
    : undefined;
}
