import { pathTo } from '@parlour/platform';

/** The data that opens a game, and its title. */
export interface GameRef {
  readonly platform: string;
  readonly type: string | number;
  readonly code: string;
  readonly title: string;
}

/** The path of the game screen for a game. */
export function gameAddress({ platform, type, code, title }: GameRef): string {
  return pathTo('/gamePage', { name: platform, type, code, title: title || undefined });
}

/** The game in the query of a URL; undefined when there is none. */
export function gameOf(query: URLSearchParams): GameRef | undefined {
  const platform = query.get('name') ?? '';
  if (platform === '') return undefined;
  const code = query.get('code') ?? '';
  return { platform, type: gameTypeOf(query.get('type') ?? ''), code, title: query.get('title') || code || platform };
}

/** A game type is sent to the server as the operator wrote it; without one it is 0 (spec section 7). */
function gameTypeOf(text: string): string | number {
  return text === '' || text === '0' ? 0 : text;
}
