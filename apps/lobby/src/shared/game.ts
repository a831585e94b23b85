import { gameCategories, type GameCategory } from '@parlour/api-client/endpoints/lobby';
import type { GameRef } from './gameAddress';

/** A game as the lobby shows it. */
export interface Game extends GameRef {
  readonly cover: string;
  readonly category: GameCategory | undefined;
  /** Its name in the other script, where the operator gives one. */
  readonly otherName?: string;
}

/** What makes a game the same game. */
export function gameKey({ platform, code }: GameRef): string {
  return `${platform}/${code}`;
}

/** The category of that name. */
export function categoryOf(name: string): GameCategory | undefined {
  return gameCategories.find((category) => category === name);
}
