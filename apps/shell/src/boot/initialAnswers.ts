import type { RawAnswer, RawRequest } from '@parlour/api-client/transport';

/** Older answers may be outdated. */
const FRESH_MS = 10_000;

interface InitialAnswer {
  readonly token: string | undefined;
  readonly askedAt: number;
  readonly answer: Promise<RawAnswer>;
}

declare global {
  /** The boot script's requests, by call. */
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var parlourAnswers: Map<string, InitialAnswer>;
}

/** A key for a call and its payload, independent of the order of fields. */
export function callKey({ method, path, payload }: Omit<RawRequest, 'token'>): string {
  return `${method} ${path} ${JSON.stringify(Object.entries(payload ?? {}).sort())}`;
}

/** The answer to a call that the boot script sent in the same session a moment ago; each can be taken once. */
export function takeInitialAnswer(request: RawRequest): Promise<RawAnswer> | undefined {
  const name = callKey(request);
  const first = globalThis.parlourAnswers?.get(name);
  if (first === undefined) return undefined;
  parlourAnswers.delete(name);
  return first.token === request.token && performance.now() - first.askedAt < FRESH_MS ? first.answer : undefined;
}
