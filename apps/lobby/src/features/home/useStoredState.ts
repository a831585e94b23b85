import { store, readStored } from '@parlour/platform';
import { useState } from 'react';

/** A choice that is restored when the player returns from a game: the scroll position in the lobby depends on it. */
export function useKept<Choice extends string>(name: string, choices: readonly Choice[], initial: Choice) {
  const key = `parlour.lobby.${name}`;
  const [choice, setChoice] = useState(() => choices.find((known) => known === readStored(key)) ?? initial);
  const choose = (next: Choice) => {
    setChoice(next);
    store(key, next);
  };
  return [choice, choose] as const;
}
