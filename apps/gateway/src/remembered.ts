/** Returns what was asked for, at most `maxAgeMs` old; concurrent callers share one request. A failed one is repeated. */
export function createRemembered<Value>(
  ask: () => Promise<Value>,
  maxAgeMs = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
): () => Promise<Value> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> | undefined;
  return () => {
    if (answer === undefined || now() - asked >= maxAgeMs) {
      asked = now();
      answer = ask();
      answer.catch(() => (asked = Number.NEGATIVE_INFINITY));
    }
    return answer;
  };
}
