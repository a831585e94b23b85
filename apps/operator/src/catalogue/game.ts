import type { HeroName } from './heroes';

export const categories = ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise', 'fishing'] as const;
export type Category = (typeof categories)[number];
export type Venue = 'OB' | 'FG' | 'PP' | 'AE';

/** Drawing on a game's cover. `seed` 0 is the hero as drawn, higher ones vary its pose; `hue` rotates its colours by degrees. */
export interface Cover {
  hero: HeroName;
  beside?: HeroName;
  seed: number;
  hue: number;
}

export interface Game {
  code: string;
  name: string;
  nameCn: string;
  category: Category;
  venue: Venue;
  cover: Cover;
  isHot: boolean;
}

type Row = readonly [
  venue: Venue,
  code: string,
  name: string,
  nameCn: string,
  cover: Pick<Cover, 'hero' | 'beside'> & { hue?: number },
];

/** Creates the games of a category from a table; a hero that is used again gets the next seed. */
export function defineCategory(category: Category, rows: readonly Row[]): Omit<Game, 'isHot'>[] {
  const uses = new Map<HeroName, number>();
  return rows.map(([venue, code, name, nameCn, { hero, beside, hue = 0 }]) => {
    const seed = uses.get(hero) ?? 0;
    uses.set(hero, seed + 1);
    return { code, name, nameCn, category, venue, cover: { hero, beside, seed, hue } };
  });
}
