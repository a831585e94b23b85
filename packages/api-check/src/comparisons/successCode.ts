import type { Endpoint } from '@parlour/api-client';
import { ignored } from '@parlour/api-client/schema';
import { envelope, type RawAnswer } from '@parlour/api-client/transport';
import * as v from 'valibot';
import type { Misfit } from '../misfits';

/** A refused answer with the data of a success: the backend uses another code for success. */
export function otherSuccessCode(endpoint: Endpoint, raw: RawAnswer | undefined): Misfit | undefined {
  const read = v.safeParse(envelope, raw?.data);
  if (raw?.status !== 200 || !read.success || endpoint.answer === ignored) return undefined;
  const { code, data } = read.output;
  const isRefusal = code >= 400 && code < 600;
  const isEmpty = data === undefined || data === null || Object.keys(Object(data)).length === 0;
  const answer = endpoint.reads === 'body' ? raw.data : data;
  if (isRefusal || isEmpty || !v.is(endpoint.answer, answer)) return undefined;
  return {
    at: 'code',
    expected: '200, which alone is success',
    got: `${code} with data`,
    change: `Your success code seems to be ${code}; the site takes 200 alone.`,
  };
}
