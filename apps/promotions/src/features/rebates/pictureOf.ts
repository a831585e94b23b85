import type { Game, GameCategory } from '@parlour/api-client/endpoints/lobby';

const categoryPatterns: readonly (readonly [pattern: RegExp, category: GameCategory])[] = [
  [/live|真人|baccarat/i, 'realbet'],
  [/e-?sport|gaming|电竞/i, 'gaming'],
  [/sport|体育/i, 'sport'],
  [/fish|捕鱼/i, 'fishing'],
  [/card|棋牌|poker/i, 'joker'],
  [/slot|电子|老虎机/i, 'concise'],
  [/lotter|彩票/i, 'lottery'],
];

/**
 * A picture for a rebate's `gamename`: of the game itself, else of a game in the category and on the platform that the name
 * contains.
 */
export function pictureOf(gamename: string, games: readonly Game[] = []): string | undefined {
  const searched = plain(gamename);
  const exact = games.find(({ platform_name, name }) => [plain(name), plain(platform_name + name)].includes(searched));
  if (exact !== undefined) return exact.mobile_img;
  const category = categoryPatterns.find(([pattern]) => pattern.test(gamename))?.[1];
  const inCategory = games.filter(({ category_id }) => category_id === category);
  const ofPlatform = inCategory.find(({ platform_name }) => platform_name !== '' && searched.startsWith(plain(platform_name)));
  return (ofPlatform ?? inCategory[0])?.mobile_img;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s·.:_-]/g, '');
}
