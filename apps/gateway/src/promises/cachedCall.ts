/**
 * Returns the last result of `call` if it is at most `maxAgeMs` old, and calls it again otherwise; concurrent callers share one
 * call. A failed call is not cached.
 */
export function createCachedCall<Value>(
  ask: () => Promise<Value>,
  maxAgeMs = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
): () => Promise<Value> {
  let calledAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> | undefined;
  return () => {
    const ageMs = now() - calledAt;
    // After the clock was put back, the age of the result is unknown.
    if (answer === undefined || ageMs >= maxAgeMs || ageMs < 0) {
      calledAt = now();
      answer = ask();
      answer.catch(() => (calledAt = Number.NEGATIVE_INFINITY));
    }
    return answer;
  };
}
