import type { Game } from '@parlour/api-client/endpoints/lobby';

const pictures = new WeakMap<readonly Game[], ReadonlyMap<string, string>>();

/** The picture of the game that a bet's `Code` names: the game's own code, or its platform and name ("OB · Baccarat"). */
export function coverOf(code: string, games: readonly Game[] = []): string | undefined {
  const searched = plain(code);
  return searched === '' ? undefined : picturesOf(games).get(searched);
}

// Built once for all rows: searching all games for each row would slow down scrolling.
function picturesOf(games: readonly Game[]): ReadonlyMap<string, string> {
  const made = pictures.get(games);
  if (made !== undefined) return made;
  const named = [...games]
    .reverse()
    .flatMap(({ game_code, platform_name, name, mobile_img }) => [
      [plain(platform_name + name), mobile_img] as const,
      [plain(game_code), mobile_img] as const,
    ]);
  const fresh = new Map(named);
  pictures.set(games, fresh);
  return fresh;
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[\s·.:_-]/g, '');
}
