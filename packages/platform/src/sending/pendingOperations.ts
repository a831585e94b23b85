import type { Endpoint } from '@parlour/api-client';
import { readStoredJson, removeStored, store, storedKeys } from '../storage/storage';

// The name is that of earlier releases, whose pending operations are still stored.
const PREFIX = 'parlour.intent.';
const SAME_MS = 600_000;

/** The note of an operation whose endpoint the wallet does not know, so that the wallet can list it. */
export interface OperationSummary {
  readonly label: string;
  /** The path of the screen on which its outcome shows. */
  readonly to: string;
}

/** A money call whose answer is not known yet. */
export interface PendingOperation {
  readonly key: string;
  readonly endpoint: string;
  /** What was sent, as JSON without the endpoint's secrets. */
  readonly payload: string;
  /** When it was sent last, by this device's clock. */
  readonly sentAt: number;
  /** Data that the sender needs to find its operation again. */
  readonly note?: unknown;
}

/** Returns the pending operations of every tab. They are in local storage, which the end of the session clears. */
export function readPendingOperations(): readonly PendingOperation[] {
  return storedKeys('localStorage').flatMap((name) => {
    const stored = name.startsWith(PREFIX)
      ? (readStoredJson(name, 'localStorage') as Partial<PendingOperation> | null | undefined)
      : undefined;
    return stored?.payload && stored.endpoint && stored.sentAt
      ? [{ ...stored, key: name.slice(PREFIX.length) } as PendingOperation]
      : [];
  });
}

/** Returns an endpoint's payload as JSON without its secrets. Two payloads with the same text are the same operation. */
export function operationText({ secrets }: Endpoint, payload: unknown): string {
  return JSON.stringify(payload, (name, value: unknown) => (secrets?.includes(name) ? undefined : value));
}

/**
 * Stores a money call until its answer is known, and returns it. If the same call got no answer within the last ten minutes, the
 * new one gets the same key, so that it is booked only once.
 */
export function beginOperation(endpoint: Endpoint, payload: unknown, note?: unknown): PendingOperation {
  const text = operationText(endpoint, payload);
  const sentAt = Date.now();
  const isSame = (operation: PendingOperation) =>
    operation.endpoint === endpoint.name &&
    operation.payload === text &&
    Math.abs(sentAt - operation.sentAt) < SAME_MS &&
    !isOfAnotherMember(operation.note, note);
  const earlier = readPendingOperations().find(isSame);
  const key = earlier?.key ?? createIdempotencyKey();
  const operation: PendingOperation = { key, endpoint: endpoint.name, payload: text, note: note ?? earlier?.note, sentAt };
  storeOperation(operation);
  return operation;
}

/** Whether two notes name different members: the launch of a mini-app may replace a member without ending the session. */
function isOfAnotherMember(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((note) => (Object(note) as { readonly who?: unknown }).who);
  return first !== undefined && second !== undefined && first !== second;
}

/** Stores a pending operation unchanged: a new one, or one that the end of a session deleted. */
export function storeOperation(operation: PendingOperation): void {
  store(PREFIX + operation.key, JSON.stringify(operation), 'localStorage');
  emitChange();
}

/** Deletes a pending operation once its outcome is known. */
export function settleOperation(key: string): void {
  removeStored(PREFIX + key, 'localStorage');
  emitChange();
}

const listeners = new Set<() => void>();

/**
 * Calls the listener when this page has stored or deleted a pending operation; another tab's changes are storage events. Returns
 * the function that stops it.
 */
export function watchOperations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function emitChange(): void {
  for (const listener of listeners) listener();
}

/** Returns a new key for one money call. The operator books calls with the same key only once (`Idempotency-Key`). */
function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
