import type { Exchange } from '../check';

const SECRET = /password|confirmPass|pay_pass|token/i;

/** Requests and responses as plain data, without passwords and tokens. */
export function plainExchange({ endpoint: { method, path }, payload, key, asked: { raw, read } }: Exchange) {
  return {
    call: `${method} ${path}`,
    sent: withoutSecrets(payload),
    ...(key !== null && { key }),
    ...(raw === undefined ? { failed: read.message } : { status: raw.status, answer: withoutSecrets(raw.data) }),
  };
}

/** A request and its response in two lines. */
export function linesOfExchange(exchange: Exchange): string[] {
  const { call, sent, key, ...came } = plainExchange(exchange);
  const answer = 'failed' in came ? came.failed : `HTTP ${came.status} ${JSON.stringify(came.answer)}`;
  return [`> ${call} ${JSON.stringify(sent)}${key === undefined ? '' : ` Idempotency-Key: ${key}`}`, `< ${answer}`];
}

function withoutSecrets(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (name, inner: unknown) =>
    SECRET.test(name) && typeof inner === 'string' ? '…' : inner,
  );
  return JSON.parse(text) as unknown;
}
