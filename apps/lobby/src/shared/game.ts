import { gameCategories, type GameCategory } from '@parlour/api-client/endpoints/lobby';
import type { GameRef } from './gameAddress';

/** A game as the lobby shows it. */
export interface Game extends GameRef {
  readonly cover: string;
  readonly category: GameCategory | undefined;
  /** The name in the other language, if the operator provides one. */
  readonly otherName?: string;
}

/** The identity of a game. */
export function gameKey({ platform, code }: GameRef): string {
  return `${platform}/${code}`;
}

/** The category of this name, if there is one. */
export function categoryOf(name: string): GameCategory | undefined {
  return gameCategories.find((category) => category === name);
}
