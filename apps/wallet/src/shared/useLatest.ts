import { useState } from 'react';

/** What the source that spoke last says: a polled value, and the same value asked for after a move. */
export function useLatest<Value>(polled: Value | undefined, asked: Value | undefined): Value | undefined {
  const [seen, setSeen] = useState({ polled, asked, latest: polled ?? asked });
  if (seen.polled === polled && seen.asked === asked) return seen.latest;
  const latest = seen.polled === polled ? (asked ?? polled) : (polled ?? asked);
  setSeen({ polled, asked, latest });
  return latest;
}
