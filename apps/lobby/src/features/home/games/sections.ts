import type { GameCategory } from '@parlour/api-client/endpoints/lobby';
import { Cherry, Dices, Fish, Flame, type LucideIcon, Spade, Ticket, Volleyball } from 'lucide-react';

/** The sections in order, each with the categories of its games (decision 7: e-sports are in the sports section). */
export const sectionCategories = {
  realbet: ['realbet'],
  sport: ['sport', 'gaming'],
  fishing: ['fishing'],
  joker: ['joker'],
  concise: ['concise'],
  lottery: ['lottery'],
} as const satisfies Partial<Record<GameCategory, readonly GameCategory[]>>;

export type SectionName = keyof typeof sectionCategories;
export const sectionNames: readonly SectionName[] = ['realbet', 'sport', 'fishing', 'joker', 'concise', 'lottery'];

export type HomeSection = 'hot' | SectionName;

/** The items of the sidebar in order. */
export const homeSections: readonly HomeSection[] = ['hot', ...sectionNames];

export const sectionIcons: Readonly<Record<HomeSection, LucideIcon>> = {
  hot: Flame,
  realbet: Dices,
  sport: Volleyball,
  fishing: Fish,
  joker: Spade,
  concise: Cherry,
  lottery: Ticket,
};
