import { type ApiError, type Endpoint, isApiError } from '@parlour/api-client';
import { envelope, type RawAnswer } from '@parlour/api-client/transport';
import * as v from 'valibot';
import type { Asked } from './ask';
import { otherSuccessCode } from './comparisons/successCode';
import { leftOut, type Misfit, misfitsIn, toleratedIn } from './misfits';
import { senseOf } from './sense';

/** A refusal that a document asks for: what is sent, and why it must be refused. */
export interface Refusal {
  readonly sent: string;
  readonly why: string;
}

/** The expected result of a call: an answer; an answer or a refusal; an invalid session; or a refusal. */
export type Hope = 'answer' | 'either' | 'noSession' | Refusal;

/** The finding about one call. */
export type Verdict =
  | { readonly kind: 'ok'; readonly leftOut: readonly string[]; readonly tolerated: readonly Misfit[] }
  | { readonly kind: 'refusedAsHoped' }
  | { readonly kind: 'misfit'; readonly misfits: readonly Misfit[] }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'unreachable'; readonly why: string; /** Nobody was there at all. */ readonly isAbsent?: boolean }
  | { readonly kind: 'unasked'; readonly why: string }
  | { readonly kind: 'lacking'; readonly why: string };

const NOT_FOUND = 404;
const asHoped: Verdict = { kind: 'refusedAsHoped' };

/** Compares an answer with what the site reads and with the expected result. */
export function judge(endpoint: Endpoint, { raw, read }: Asked, hope: Hope): Verdict {
  if (isApiError(read)) return judgeError(endpoint, read, raw, hope);
  if (typeof hope === 'object' || hope === 'noSession') return wrongCode(hope, '200');
  const [value, at] = answerIn(endpoint, raw);
  const sense = senseOf(endpoint.name, { data: value, at, read });
  const misfits = [...misfitsIn(endpoint.answer, value, at), ...sense.misfits];
  if (misfits.length > 0) return { kind: 'misfit', misfits };
  const tolerated = [...toleratedIn(endpoint.answer, value, at), ...sense.tolerated];
  return { kind: 'ok', leftOut: leftOut(endpoint.answer, value, at), tolerated };
}

/**
 * A backend lacks a call if its answer is not a success. A success that cannot be read is a misfit, and a missing answer proves
 * nothing.
 */
export function lackOf({ raw, read }: Asked): Verdict | undefined {
  if (!isApiError(read) || read.kind === 'offline' || read.kind === 'timeout') return undefined;
  const { success, output } = v.safeParse(envelope, raw?.data);
  if (!success) return { kind: 'lacking', why: `answered with HTTP ${raw?.status} and no envelope` };
  return read.kind === 'badAnswer' ? undefined : { kind: 'lacking', why: `answered with code ${output.code}` };
}

/** Adds the results of comparisons to the verdict on an answer. */
export function withMisfits(verdict: Verdict, more: readonly Misfit[]): Verdict {
  if (more.length === 0) return verdict;
  const isRefused = verdict.kind === 'refused';
  const own = verdict.kind === 'misfit' ? verdict.misfits : isRefused ? [bookedAndRefused(verdict.code, verdict.message)] : [];
  return { kind: 'misfit', misfits: [...own, ...more] };
}

function bookedAndRefused(code: number, message: string): Misfit {
  return {
    at: 'code',
    expected: '200 for what was booked',
    got: `${code} ${message}`.trim(),
    change: 'Refuse only what was not booked: after a refusal the player sends it again.',
  };
}

function judgeError(endpoint: Endpoint, error: ApiError, raw: RawAnswer | undefined, hope: Hope): Verdict {
  const { kind, message, code = 0 } = error;
  const other = otherSuccessCode(endpoint, raw);
  switch (kind) {
    case 'refused':
      if (other !== undefined) return { kind: 'misfit', misfits: [other] };
      // A missing call refuses everything, so its refusal proves nothing.
      if ((typeof hope === 'object' || hope === 'either') && code !== NOT_FOUND) return asHoped;
      return hope === 'noSession' ? wrongCode(hope, `${code} ${message}`) : { kind: 'refused', code, message };
    case 'unauthorised':
      return hope === 'noSession' ? asHoped : wrongCode(hope, '401');
    case 'offline':
    case 'timeout':
      return { kind: 'unreachable', why: message };
    case 'badAnswer':
    case 'serverFault': {
      const faults = shapeFaults(endpoint, raw);
      return { kind: 'misfit', misfits: faults.length > 0 ? faults : [faultOf(error, raw)] };
    }
  }
}

function wrongCode(hope: Hope, got: string): Verdict {
  const misfit = (expected: string, change: string): Verdict => ({
    kind: 'misfit',
    misfits: [{ at: 'code', expected, got, change }],
  });
  if (typeof hope === 'object') return misfit(`a refusal of ${hope.sent}`, `It must be refused: ${hope.why}.`);
  return hope === 'noSession'
    ? misfit('401, as the session is over', 'Answer 401 alone, or the player is never told to log in again.')
    : misfit('200', 'The token of this log-in was rejected, which ends the session of a player.');
}

/** A valid envelope whose content is nevertheless no answer. */
function faultOf({ kind, message }: ApiError, raw: RawAnswer | undefined): Misfit {
  const got = `HTTP ${raw?.status}: ${message}`;
  if (kind === 'badAnswer') return { at: 'the answer', expected: 'what the tables of calls say', got };
  const change =
    'The site takes it for no answer: whether money moved is then looked up in the records. Answer a refusal with HTTP 200 and its code.';
  return { at: 'the answer', expected: 'a success or a refusal', got, change };
}

/** First the envelope; only an answer in a valid one can be read. */
function shapeFaults(endpoint: Endpoint, raw: RawAnswer | undefined): Misfit[] {
  const isLacking = raw?.status === NOT_FOUND && typeof raw.data === 'string';
  const change = 'Implement the call, or answer {"code":404,"message":"…"}.';
  const outer = misfitsIn(envelope, raw?.data, []).map((one) =>
    raw?.status === 200 ? one : { ...one, got: `${one.got} (HTTP ${raw?.status})`, ...(isLacking && { change }) },
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
