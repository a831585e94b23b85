let last: string | undefined;

/** Stores the id of the last failed request; undefined when it had none. */
export function noteFailedRequest(requestId: string | undefined): void {
  last = requestId;
}

/**
 * Returns the reference by which customer service finds the last failed request in the logs: `ID 7f3a91c2`, the same in every
 * language.
 */
export function failureReference(): string | undefined {
  return last && `ID ${last.slice(0, 8)}`;
}
