import type { Game } from '@parlour/api-client/endpoints/lobby';

/** The picture of the game that a bet's `Code` names: the game's own code, or its platform and name ("OB · Baccarat"). */
export function coverOf(code: string, games: readonly Game[] = []): string | undefined {
  const wanted = plain(code);
  if (wanted === '') return undefined;
  const game = games.find(({ game_code, platform_name, name }) =>
    [plain(game_code), plain(platform_name + name)].includes(wanted),
  );
  return game?.mobile_img;
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[\s·.:_-]/g, '');
}
