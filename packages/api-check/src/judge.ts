import { type ApiError, type Endpoint, isApiError } from '@parlour/api-client';
import { envelope, type RawAnswer } from '@parlour/api-client/transport';
import * as v from 'valibot';
import type { Asked } from './ask';
import { leftOut, type Misfit, misfitsIn, toleratedIn } from './misfits';
import { senseOf } from './sense';

/** The expected result of a call: an answer, a refusal, or an invalid session. */
export type Hope = 'answer' | 'refusal' | 'noSession';

/** What was found about one call. */
export type Verdict =
  | { readonly kind: 'ok'; readonly leftOut: readonly string[]; readonly tolerated: readonly Misfit[] }
  | { readonly kind: 'misfit'; readonly misfits: readonly Misfit[] }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'unasked'; readonly why: string }
  | { readonly kind: 'lacking'; readonly why: string };

const hoped = { refusal: 'a refusal', noSession: '401', answer: '200' } as const satisfies Record<Hope, string>;
const fine: Verdict = { kind: 'ok', leftOut: [], tolerated: [] };

/** Compares the answer with what the site reads and what was expected. */
export function judge(endpoint: Endpoint, { raw, read }: Asked, hope: Hope): Verdict {
  if (isApiError(read)) return judgeError(endpoint, read, raw, hope);
  if (hope !== 'answer') return wrongCode(hope, '200');
  const [value, at] = answerIn(endpoint, raw);
  const sense = senseOf(endpoint.name, { data: value, at, read });
  const misfits = [...misfitsIn(endpoint.answer, value, at), ...sense.misfits];
  if (misfits.length > 0) return { kind: 'misfit', misfits };
  const tolerated = [...toleratedIn(endpoint.answer, value, at), ...sense.tolerated];
  return { kind: 'ok', leftOut: leftOut(endpoint.answer, value, at), tolerated };
}

/** A backend lacks a call if its answer is not a success. A success that cannot be read is a misfit; no answer proves nothing. */
export function lackOf({ raw, read }: Asked): Verdict | undefined {
  if (!isApiError(read) || read.kind === 'offline' || read.kind === 'timeout') return undefined;
  const { success, output } = v.safeParse(envelope, raw?.data);
  if (!success) return { kind: 'lacking', why: `answered with HTTP ${raw?.status} and no envelope` };
  return read.kind === 'badAnswer' ? undefined : { kind: 'lacking', why: `answered with code ${output.code}` };
}

function judgeError(endpoint: Endpoint, error: ApiError, raw: RawAnswer | undefined, hope: Hope): Verdict {
  const { kind, message, code = 0 } = error;
  switch (kind) {
    case 'refused':
      if (hope === 'refusal') return fine;
      return hope === 'noSession' ? wrongCode(hope, `${code} ${message}`) : { kind: 'refused', code, message };
    case 'unauthorised':
      return hope === 'noSession' ? fine : wrongCode(hope, '401');
    case 'offline':
    case 'timeout':
      return { kind: 'unreachable', why: message };
    case 'badAnswer':
    case 'serverFault':
      return { kind: 'misfit', misfits: shapeFaults(endpoint, raw) };
  }
}

function wrongCode(hope: Hope, got: string): Verdict {
  return { kind: 'misfit', misfits: [{ at: 'code', expected: hoped[hope], got }] };
}

/** First the envelope; only an answer in a valid one can be read. */
function shapeFaults(endpoint: Endpoint, raw: RawAnswer | undefined): Misfit[] {
  const outer = misfitsIn(envelope, raw?.data, []).map((one) =>
    raw?.status === 200 ? one : { ...one, got: `${one.got} (HTTP ${raw?.status})` },
  );
  if (outer.length > 0) return outer;
  const [value, at] = answerIn(endpoint, raw);
  return misfitsIn(endpoint.answer, value, at);
}

function answerIn({ reads }: Endpoint, raw: RawAnswer | undefined): [value: unknown, at: readonly string[]] {
  if (reads === 'body') return [raw?.data, []];
  const { data } = (raw?.data ?? {}) as { readonly data?: unknown };
  return [data, ['data']];
}
