import type { Endpoint } from '@parlour/api-client';

const PREFIX = 'parlour.intent.';

interface Intent {
  readonly payload: string;
  readonly key: string;
}

/**
 * The idempotency key of a money call: made with the intent and kept in session storage until an answer is known, so that
 * the same intent sent again, even after a reload, books once.
 */
export function intentKey(endpoint: Endpoint, payload: unknown): string {
  const text = JSON.stringify(payload);
  const kept = read(endpoint);
  if (kept?.payload === text) return kept.key;
  const intent: Intent = { payload: text, key: randomKey() };
  write(endpoint, JSON.stringify(intent));
  return intent.key;
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Forgets the intent once its outcome is known. */
export function settleIntent(endpoint: Endpoint): void {
  write(endpoint, undefined);
}

function read(endpoint: Endpoint): Intent | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + endpoint.name) ?? 'null');
    return isIntent(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isIntent(kept: unknown): kept is Intent {
  return typeof kept === 'object' && kept !== null && 'payload' in kept && 'key' in kept && typeof kept.key === 'string';
}

function write(endpoint: Endpoint, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + endpoint.name);
    else sessionStorage.setItem(PREFIX + endpoint.name, value);
  } catch {
    // Storage may be blocked or full; the call still carries its key, only a reload forgets it.
  }
}
