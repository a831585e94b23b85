/** Resolves as `work` does, or to undefined when it takes longer than `timeoutMs`; rejects as `work` does. */
export function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timeoutMs, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
