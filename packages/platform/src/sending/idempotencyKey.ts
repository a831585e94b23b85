/** Returns a new key for one money call. The operator books calls with the same key only once (`Idempotency-Key`). */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
