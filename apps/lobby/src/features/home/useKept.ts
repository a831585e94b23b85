import { useState } from 'react';

/** A choice that is still there when the player comes back from a game: the place in the lobby depends on it. */
export function useKept<Choice extends string>(name: string, choices: readonly Choice[], initial: Choice) {
  const key = `parlour.lobby.${name}`;
  const [choice, setChoice] = useState(() => choices.find((known) => known === readText(key)) ?? initial);
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // Blocked storage: the choice lasts as long as the screen.
    }
  };
  return [choice, choose] as const;
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
