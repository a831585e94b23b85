import { type ReactNode, useState } from 'react';

/** Holds the value of what a reader may try. */
export function Held<V>({ from, children }: { from: V; children: (value: V, hold: (value: V) => void) => ReactNode }) {
  const [value, hold] = useState(from);
  return children(value, hold);
}
