import type { ServerResponse } from 'node:http';
import { change, type Fault, lineFaults, say } from './faultyLine';

export interface ApiFault {
  readonly name: string;
  readonly fault: Fault;
  /** The kind of the call's error; undefined if the call may succeed nevertheless. */
  readonly kind?: 'offline' | 'timeout' | 'unauthorised' | 'refused' | 'badAnswer' | 'serverFault';
  /** The message that the player sees even though the call was not refused. */
  readonly toast?: string;
  /** The response is complete: nothing may fail. */
  readonly isWhole?: true;
  /** Slow faults: unit tests use them with one call, deep tests with all. */
  readonly isLong?: true;
  /** Parsing its responses takes so much processor time that several at once would time out. */
  readonly isHeavy?: true;
  /** Tested with every screen; other faults only with every call. */
  readonly isSwept?: true;
  /** Also injected into each call of every screen one by one. */
  readonly isSweptSingly?: true;
}

export const REFUSAL = '系统繁忙，请稍后再试';
/** The site's text for a refusal without a message. */
export const NO_WORDS = 'Refused, and the server did not say why.';
const LATENCY_MS = 400;
/** Ten megabytes in an unused field. */
const ballast = Buffer.from(`{"ballast":"${'0123456789'.repeat(1_048_576)}",`);

const json = 'application/json';
const envelope = (code: unknown, rest: object = {}) => say(200, json, JSON.stringify({ code, ...rest }));

/** Replaces the data of the response. */
const withData = (how: (data: unknown) => unknown): Fault =>
  change(({ body }) => {
    const answer: { readonly data?: unknown } = JSON.parse(body.toString());
    return { body: Buffer.from(JSON.stringify({ ...answer, data: how(answer.data) })) };
  });

/** Changes or removes every field of a response and of its rows. */
const eachField = (how: (value: unknown) => unknown) => (data: unknown) => {
  const deeper = (value: unknown): unknown => (isObject(value) || Array.isArray(value) ? walk(value) : how(value));
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deeper);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deeper(inner)])) : value;
  };
  return walk(data);
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function slowly(...how: Parameters<Fault>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  await change(() => ({}))(...how);
}

async function heavily(ask: Parameters<Fault>[0], reply: ServerResponse): Promise<void> {
  const { status, headers, body } = await ask();
  reply.writeHead(status, headers);
  reply.write(ballast);
  reply.end(body.subarray(1));
}

/** The faults of API calls. */
export const apiFaults: readonly ApiFault[] = [
  { name: '500', fault: lineFaults['500'], kind: 'serverFault', isSwept: true, isSweptSingly: true },
  { name: '502 with a page', fault: lineFaults['502 with a page'], kind: 'serverFault', isSwept: true },
  {
    name: '504 in an envelope',
    fault: say(504, json, '{"code":504,"message":"Gateway Timeout"}'),
    kind: 'serverFault',
    toast: 'Gateway Timeout',
  },
  { name: '404', fault: lineFaults['404'], kind: 'badAnswer' },
  { name: '429', fault: say(429, 'text/plain', 'slow down'), kind: 'badAnswer' },
  { name: '401', fault: say(401, 'text/plain', 'who?'), kind: 'unauthorised', isSwept: true },
  { name: 'code 401', fault: envelope('401', { message: REFUSAL }), kind: 'unauthorised' },
  { name: 'another code with a message', fault: envelope(500, { message: REFUSAL }), kind: 'refused', isSwept: true },
  { name: 'another code without a message', fault: envelope('4007'), kind: 'refused', isSwept: true },
  { name: 'hang past the limit', fault: lineFaults.hang, kind: 'timeout', isLong: true, isSwept: true },
  {
    name: 'cut before the answer',
    fault: lineFaults['cut before the answer'],
    kind: 'offline',
    isSwept: true,
    isSweptSingly: true,
  },
  { name: 'cut in the middle', fault: lineFaults['cut in the middle'], kind: 'offline' },
  { name: 'truncated', fault: lineFaults.truncated, kind: 'badAnswer' },
  { name: 'empty', fault: lineFaults.empty, kind: 'badAnswer', isSwept: true },
  { name: 'a page instead', fault: lineFaults['a page instead'], kind: 'badAnswer' },
  { name: 'garbage', fault: say(200, json, '\u0000\u0001{{{]'), kind: 'badAnswer', isSwept: true, isSweptSingly: true },
  { name: 'a list instead', fault: say(200, json, '[]'), kind: 'badAnswer' },
  { name: 'null instead', fault: say(200, json, 'null'), kind: 'badAnswer' },
  { name: 'a number instead', fault: say(200, json, '200'), kind: 'badAnswer' },
  { name: 'no code', fault: say(200, json, '{"data":{}}'), kind: 'badAnswer' },
  { name: 'a code that is no number', fault: envelope('fine'), kind: 'badAnswer' },
  { name: 'a message in an object', fault: envelope(500, { message: { text: REFUSAL } }), kind: 'refused' },
  { name: 'words instead of data', fault: withData(() => 'words') },
  { name: 'no data', fault: withData(() => null) },
  { name: 'nothing in the data', fault: withData((data) => (Array.isArray(data) ? data.map(() => ({})) : {})) },
  { name: 'missing fields', fault: withData(eachField(() => undefined)), isSwept: true },
  { name: 'empty fields', fault: withData(eachField(() => null)) },
  {
    name: 'wrong types',
    fault: withData(eachField((value) => (typeof value === 'string' ? [value] : `${String(value)}x`))),
    isSwept: true,
    isSweptSingly: true,
  },
  { name: 'objects for values', fault: withData(eachField(() => ({ toString: 'x' }))) },
  { name: 'wrong type of content', fault: lineFaults['wrong type'], isWhole: true },
  { name: '10 MB too much', fault: heavily, isWhole: true, isLong: true, isHeavy: true, isSwept: true },
  { name: '3G latency', fault: slowly, isWhole: true, isLong: true, isSwept: true },
];
