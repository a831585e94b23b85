/** Returns what was asked for, at most `maxAgeMs` old; concurrent callers share one request. A failed one is repeated. */
export function createCachedCall<Value>(
  ask: () => Promise<Value>,
  maxAgeMs = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
): () => Promise<Value> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> | undefined;
  return () => {
    const ageMs = now() - asked;
    // A clock that was put back says nothing of the age.
    if (answer === undefined || ageMs >= maxAgeMs || ageMs < 0) {
      asked = now();
      answer = ask();
      answer.catch(() => (asked = Number.NEGATIVE_INFINITY));
    }
    return answer;
  };
}
