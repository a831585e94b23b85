import { conciseGames } from './conciseGames';
import { fishingGames } from './fishingGames';
import type { Game } from './game';
import { gamingGames } from './gamingGames';
import { jokerGames } from './jokerGames';
import { lotteryGames } from './lotteryGames';
import { realbetGames } from './realbetGames';
import { sportGames } from './sportGames';

/** The order of the hot games; the site shows the first fifteen. */
const hotCodes = [
  'baccarat',
  'golden-koi',
  'lucky-sevens',
  'football',
  'mahjong',
  'lantern',
  'dragon-tiger',
  'nexus',
  'lucky-8',
  'thunder-gate',
  'roulette',
  'jelly-deep',
  'dou-dizhu',
  'basketball',
  'pharaoh',
  'shark-hunter',
  'majors',
  'mark-six',
  'golden-flower',
  'sic-bo',
];

export const games: readonly Game[] = [
  ...realbetGames,
  ...jokerGames,
  ...gamingGames,
  ...sportGames,
  ...lotteryGames,
  ...conciseGames,
  ...fishingGames,
].map((game) => ({ ...game, isHot: hotCodes.includes(game.code) }));

export const hotGames: readonly Game[] = hotCodes.flatMap((code) => games.filter((game) => game.code === code));
