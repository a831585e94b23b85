import type { Endpoint } from '@parlour/api-client';

const PREFIX = 'parlour.intent.';
const SAME_MS = 600_000;

/** A money call whose answer is not known yet. */
export interface PendingOperation {
  readonly key: string;
  readonly endpoint: string;
  /** What was sent, as JSON without the endpoint's secrets. */
  readonly payload: string;
  /** When it was sent last, by this device's clock. */
  readonly sentAt: number;
  /** Data that the sender needs to find again. */
  readonly note?: unknown;
}

/** Local storage, where every tab sees it and the end of the session clears it; memory where that is blocked. */
const store: Record<string, string> = reachable(() => localStorage) ?? {};

/** Every intent that is not settled, of every tab. */
export function readPendingOperations(): readonly PendingOperation[] {
  return Object.keys(store).flatMap((name) => {
    const kept = name.startsWith(PREFIX) && reachable<Partial<PendingOperation> | null>(() => JSON.parse(store[name] ?? ''));
    return kept && kept.payload && kept.endpoint && kept.sentAt
      ? [{ ...kept, key: name.slice(PREFIX.length) } as PendingOperation]
      : [];
  });
}

/** What an endpoint is sent, as text and without its secrets: the same text is the same intent. */
export function operationText({ secrets }: Endpoint, payload: unknown): string {
  return JSON.stringify(payload, (name, value: unknown) => (secrets?.includes(name) ? undefined : value));
}

/**
 * Stores a money call until its answer is known. The same call, sent again within ten minutes of a missing answer, is sent
 * with the same key, so that it books once.
 */
export function beginOperation(endpoint: Endpoint, payload: unknown, note?: unknown): PendingOperation {
  const text = operationText(endpoint, payload);
  const sentAt = Date.now();
  const isSame = (intent: PendingOperation) =>
    intent.endpoint === endpoint.name && intent.payload === text && Math.abs(sentAt - intent.sentAt) < SAME_MS;
  const earlier = readPendingOperations().find(isSame);
  const key = earlier?.key ?? randomKey();
  const intent: PendingOperation = { key, endpoint: endpoint.name, payload: text, note: note ?? earlier?.note, sentAt };
  reachable(() => (store[PREFIX + intent.key] = JSON.stringify(intent)));
  return intent;
}

/** Forgets an intent once its outcome is known. */
export function settleOperation(key: string): void {
  reachable(() => delete store[PREFIX + key]);
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Storage may be blocked, full or damaged; the call then still contains its key, only a reload forgets it. */
function reachable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
