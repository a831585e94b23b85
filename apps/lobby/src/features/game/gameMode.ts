import { gameOf, type GameRef } from '#shared';

/** The mode that the URL of the game screen selects (spec section 2, /gamePage). */
export type GameMode =
  | { readonly kind: 'game'; readonly game: GameRef }
  | { readonly kind: 'agent' }
  | { readonly kind: 'service' }
  | { readonly kind: 'download' }
  | { readonly kind: 'nothing' };

export function gameMode(query: URLSearchParams): GameMode {
  if (query.get('app') === '1') return { kind: 'download' };
  if (query.get('dailiD') === '1') return { kind: 'agent' };
  if (query.get('dailiD') === '2') return { kind: 'service' };
  const game = gameOf(query);
  return game === undefined ? { kind: 'nothing' } : { kind: 'game', game };
}

/** Whether the mode requires a login: games and the agent login do. */
export function needsMember({ kind }: GameMode): boolean {
  return kind === 'game' || kind === 'agent';
}
