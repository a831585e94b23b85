import * as v from 'valibot';
import type { RawAnswer } from '../call';
import { policyOf } from '../callPolicy';
import type { AnswerOf, Endpoint, Reply } from '../endpoint';
import { ApiError, DEPOSIT_LIMIT_REACHED, ON_A_BREAK } from '../errors';
import { takeLongNumbers } from './idTypes';
import { numeric, takeMismatches } from './values';

const ACCEPTED = 200;
const UNAUTHORISED = 401;
const CONFLICT = 409;

/** The envelope of every answer. */
export const envelope = v.looseObject({
  code: numeric,
  message: v.optional(v.pipe(v.unknown(), v.transform(textOf), v.string()), ''),
  data: v.optional(v.unknown()),
});

/** Listeners for what the transport notices in answers. */
export interface AnswerListeners {
  /** Called with each answer's `Date`, in epoch milliseconds. */
  readonly onDate?: (epochMs: number) => void;
  /** Called with an invalid field of an answer and how often it was invalid; the field is empty for dropped rows. */
  readonly onMismatch?: (endpoint: string, field: string, count: number) => void;
  /**
   * Called when an answer could not be read, with the first field that did not match the schema, such as `data.0.title`; empty
   * when the answer has no envelope.
   */
  readonly onUnreadable?: (endpoint: string, field: string) => void;
}

/** Validates an answer of this endpoint and returns its data and message. Throws an ApiError. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: RawAnswer,
  { onDate, onMismatch, onUnreadable }: AnswerListeners,
): Reply<AnswerOf<E>> {
  const date = Date.parse(String(response.headers?.['date']));
  if (date > 0) onDate?.(date);
  const reply = read(endpoint, response, onUnreadable);
  for (const [field, count] of takeMismatches()) onMismatch?.(endpoint.name, field, count);
  return reply;
}

function read<E extends Endpoint>(
  endpoint: E,
  response: RawAnswer,
  onUnreadable: AnswerListeners['onUnreadable'],
): Reply<AnswerOf<E>> {
  const parsed = v.safeParse(envelope, response.data);
  const isUnauthorised = response.status === UNAUTHORISED || (parsed.success && parsed.output.code === UNAUTHORISED);
  if (isUnauthorised && policyOf(endpoint).on401 !== 'refused') {
    throw new ApiError('unauthorised', 'the session is not valid', endpoint.name, UNAUTHORISED);
  }
  if (!parsed.success) {
    if (isUnauthorised) throw new ApiError('refused', '', endpoint.name, UNAUTHORISED);
    const kind = response.status >= 500 ? 'serverFault' : 'badAnswer';
    // An operator that lacks an optional call may answer it with anything, so that is not reported.
    if (kind === 'badAnswer' && !endpoint.isOptional) onUnreadable?.(endpoint.name, '');
    throw new ApiError(kind, `status ${response.status} without an envelope`, endpoint.name, response.status);
  }
  const { code, data, message } = parsed.output;
  const isFault = response.status >= 500 && endpoint.movesMoney;
  // A call that failed behind a proxy, or halfway, may have moved the money. So it is not a refusal, whatever the envelope says.
  if (isFault || isOfProxy(code) || isOfProxy(response.status)) {
    throw new ApiError('serverFault', message, endpoint.name, code, message.trim() !== '');
  }
  if (code !== ACCEPTED || isUnauthorised) {
    // The member's own limits and breaks keep their codes; any other conflict gets the code 409.
    const isConflict = response.status === CONFLICT && code !== DEPOSIT_LIMIT_REACHED && code !== ON_A_BREAK;
    throw new ApiError('refused', message, endpoint.name, isConflict ? CONFLICT : code);
  }
  takeMismatches();
  takeLongNumbers(response.data);
  const answer = v.safeParse(endpoint.answer, endpoint.reads === 'body' ? response.data : data);
  if (!answer.success) {
    onUnreadable?.(endpoint.name, (answer.issues[0].path ?? []).map(({ key }) => key).join('.'));
    throw new ApiError('badAnswer', v.summarize(answer.issues), endpoint.name, code);
  }
  return { data: answer.output, message };
}

/** Whether a code comes from a proxy that got no answer from the server behind it. */
function isOfProxy(code: number): boolean {
  return code >= 502 && code <= 504;
}

/** Returns a message as text: the validators of some frameworks send several messages, as a list or by field. */
function textOf(message: unknown): string {
  if (typeof message === 'object' && message !== null) return Object.values(message).map(textOf).join(' ');
  return typeof message === 'string' || typeof message === 'number' ? String(message) : '';
}
