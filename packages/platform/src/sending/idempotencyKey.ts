/** A key that identifies one money call: the operator books a call of the same key once (`Idempotency-Key`). */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
