import { Busy, Conflict, Forbidden, GateRefusal, RegistryRefusal } from '@parlour/registry';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A rejected call, with the status and the message of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 502,
    message: string,
    /** For the log; it is not sent. */
    readonly logged?: string,
  ) {
    super(message);
  }
}

export function notFound(message: string): never {
  throw new Refusal(404, message);
}

/** Reads a body, which has to be JSON: forms of other sites cannot send JSON. */
export function read<Schema extends v.GenericSchema>(schema: Schema, { headers, body }: FastifyRequest): v.InferOutput<Schema> {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) throw new Refusal(400, 'Send JSON.');
  return parse(schema, body);
}

export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(400, [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
}

/** Error codes of a file system without write permission or without free space. */
const REFUSED_BY_STORE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/** The response of a failed call; internal errors of the gateway reveal no details. */
export function answerOf(error: unknown): {
  readonly status: number;
  readonly message: string;
  /** Distinguishes a change that the gate refused, for which the command line has an exit code of its own. */
  readonly refusedBy?: 'gate';
  /** Seconds for the `retry-after` header. */
  readonly retryAfterS?: number;
} {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refusal) return { status: error.status, message };
  if (error instanceof Forbidden) return { status: 403, message };
  if (error instanceof Conflict) return { status: 409, message };
  if (error instanceof GateRefusal) return { status: 400, message, refusedBy: 'gate' };
  if (error instanceof Busy) return { status: 429, message, retryAfterS: error.retryAfterS };
  if (error instanceof RegistryRefusal) return { status: 400, message };
  if (error instanceof Error && 'syscall' in error && 'code' in error && REFUSED_BY_STORE.includes(String(error.code))) {
    return {
      status: 507,
      message: `The store of the gateway refused ("${String(error.syscall)}": ${String(error.code)}). Operations find the place in the log of the gateway.`,
    };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) return { status: status === 413 ? 413 : 400, message };
  return { status: 500, message: 'Something went wrong in the gateway.' };
}
