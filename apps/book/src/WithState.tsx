import { type ReactNode, useState } from 'react';

/** The state of a controlled component. */
export function WithState<V>({
  initial,
  children,
}: {
  initial: V;
  children: (value: V, setValue: (value: V) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
