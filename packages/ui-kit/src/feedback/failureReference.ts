let last: string | undefined;

/** Notes the id of the request that failed last; undefined when it had none. */
export function noteFailedRequest(requestId: string | undefined): void {
  last = requestId;
}

/** By which customer service finds the request that failed last in the logs: `ID 7f3a91c2`, the same in every language. */
export function failureReference(): string | undefined {
  return last && `ID ${last.slice(0, 8)}`;
}
