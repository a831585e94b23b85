import { store, readStored } from '@parlour/platform';
import { useState } from 'react';

/** State that is restored when the player returns from a game, so that the scroll position stays valid. */
export function useStoredState<Value extends string>(name: string, values: readonly Value[], initial: Value) {
  const key = `parlour.lobby.${name}`;
  const [value, setValue] = useState(() => values.find((one) => one === readStored(key)) ?? initial);
  const select = (next: Value) => {
    setValue(next);
    store(key, next);
  };
  return [value, select] as const;
}
