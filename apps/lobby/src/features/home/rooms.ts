import { gameCategories, type GameCategory } from '@parlour/api-client/endpoints/lobby';
import { Cherry, Dices, Fish, Flame, Gamepad2, type LucideIcon, Spade, Ticket, Volleyball } from 'lucide-react';

export type Place = 'hot' | GameCategory;

/** The sidebar from top to bottom. */
export const places: readonly Place[] = ['hot', ...gameCategories];

export const placeIcons: Readonly<Record<Place, LucideIcon>> = {
  hot: Flame,
  realbet: Dices,
  sport: Volleyball,
  fishing: Fish,
  joker: Spade,
  gaming: Gamepad2,
  concise: Cherry,
  lottery: Ticket,
};
