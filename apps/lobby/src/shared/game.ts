import { gameCategories, type GameCategory } from '@parlour/api-client/endpoints/lobby';
import type { GameRef } from './gameAddress';

/** A game as the lobby shows it. */
export interface Game extends GameRef {
  readonly cover: string;
  readonly category: GameCategory | undefined;
  /** The name in the other language, if the operator provides one. */
  readonly otherName?: string;
}

/** Identifies what opens a game: its platform, type and code. */
export function gameKey({ platform, type, code }: GameRef): string {
  return `${platform}/${type}/${code}`;
}

/**
 * Whether two rows are the same game. The operator's list of all games has no types, while its other lists do. So if one row has
 * no type, the code decides, if there is one.
 */
export function isSameGame(one: GameRef, other: GameRef): boolean {
  const isTyped = one.type !== 0 && other.type !== 0;
  if (isTyped || one.code === '') return gameKey(one) === gameKey(other);
  return one.platform === other.platform && one.code === other.code;
}

/** The category of this name, if there is one. */
export function categoryOf(name: string): GameCategory | undefined {
  return gameCategories.find((category) => category === name);
}
