/** What a call is sent, and the `data` and the message of its answer. */
export interface Example {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly message?: string;
}
