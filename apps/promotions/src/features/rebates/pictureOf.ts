import type { Game, GameCategory } from '@parlour/api-client/endpoints/lobby';

const rooms: readonly (readonly [word: RegExp, category: GameCategory])[] = [
  [/live|真人|baccarat/i, 'realbet'],
  [/e-?sport|gaming|电竞/i, 'gaming'],
  [/sport|体育/i, 'sport'],
  [/fish|捕鱼/i, 'fishing'],
  [/card|棋牌|poker/i, 'joker'],
  [/slot|电子|老虎机/i, 'concise'],
  [/lotter|彩票/i, 'lottery'],
];

/** A picture for a rebate's `gamename`: of the game itself, else of a game of the room and platform that it names. */
export function pictureOf(gamename: string, games: readonly Game[] = []): string | undefined {
  const wanted = plain(gamename);
  const own = games.find(({ platform_name, name }) => [plain(name), plain(platform_name + name)].includes(wanted));
  if (own !== undefined) return own.mobile_img;
  const room = rooms.find(([word]) => word.test(gamename))?.[1];
  const ofRoom = games.filter(({ category_id }) => category_id === room);
  const ofPlatform = ofRoom.find(({ platform_name }) => platform_name !== '' && wanted.startsWith(plain(platform_name)));
  return (ofPlatform ?? ofRoom[0])?.mobile_img;
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[\s·.:_-]/g, '');
}
