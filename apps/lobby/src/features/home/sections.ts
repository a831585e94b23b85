import type { GameCategory } from '@parlour/api-client/endpoints/lobby';
import { Cherry, Dices, Fish, Flame, type LucideIcon, Spade, Ticket, Volleyball } from 'lucide-react';

/** The rooms from top to bottom, each with the categories of its games (decision 7: e-sports are in the sports room). */
export const roomCategories = {
  realbet: ['realbet'],
  sport: ['sport', 'gaming'],
  fishing: ['fishing'],
  joker: ['joker'],
  concise: ['concise'],
  lottery: ['lottery'],
} as const satisfies Partial<Record<GameCategory, readonly GameCategory[]>>;

export type Room = keyof typeof roomCategories;
export const roomNames: readonly Room[] = ['realbet', 'sport', 'fishing', 'joker', 'concise', 'lottery'];

export type Place = 'hot' | Room;

/** The sidebar from top to bottom. */
export const places: readonly Place[] = ['hot', ...roomNames];

export const placeIcons: Readonly<Record<Place, LucideIcon>> = {
  hot: Flame,
  realbet: Dices,
  sport: Volleyball,
  fishing: Fish,
  joker: Spade,
  concise: Cherry,
  lottery: Ticket,
};
