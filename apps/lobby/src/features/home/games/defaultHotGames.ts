import type { GameCategory } from '@parlour/api-client/endpoints/lobby';
import type { Game } from '#shared';

const rows: readonly (readonly [platform: string, code: string, title: string, category: GameCategory])[] = [
  ['OB', 'baccarat', 'Baccarat', 'realbet'],
  ['FG', 'golden-koi', 'Golden Koi', 'fishing'],
  ['PP', 'lucky-sevens', 'Lucky Sevens', 'concise'],
  ['OB', 'football', 'Football', 'sport'],
  ['OB', 'mahjong', 'Mahjong', 'joker'],
  ['OB', 'lantern', 'Lantern', 'concise'],
  ['OB', 'dragon-tiger', 'Dragon Tiger', 'realbet'],
  ['OB', 'nexus', 'Nexus', 'gaming'],
  ['OB', 'lucky-8', 'Lucky 8', 'lottery'],
  ['PP', 'thunder-gate', 'Thunder Gate', 'concise'],
  ['PP', 'roulette', 'Roulette', 'realbet'],
  ['OB', 'jelly-deep', 'Jelly Deep', 'fishing'],
  ['OB', 'dou-dizhu', 'Dou Dizhu', 'joker'],
  ['OB', 'basketball', 'Basketball', 'sport'],
  ['FG', 'pharaoh', 'Pharaoh', 'concise'],
];

/** Built-in games, shown when the operator's lists fail to load (spec section 8). */
export const defaultHotGames: readonly Game[] = rows.map(([platform, code, title, category]) => ({
  platform,
  type: 0,
  code,
  title,
  cover: '',
  category,
}));
