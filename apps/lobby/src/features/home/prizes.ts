export interface Prize {
  readonly player: string;
  readonly game: string;
  readonly amount: string;
}

/** The ticker's static sample data (spec section 2). */
export const prizes: readonly Prize[] = [
  { player: 'l**9', game: 'Mahjong', amount: '412.00' },
  { player: 'w***y', game: 'Roulette', amount: '1860.00' },
  { player: 'c**a', game: 'Golden Koi', amount: '96.50' },
  { player: 'z****8', game: 'Lucky Sevens', amount: '5240.00' },
  { player: 'm**n', game: 'Dragon Tiger', amount: '700.00' },
  { player: 'h***6', game: 'Thunder Gate', amount: '2318.80' },
  { player: 'x**o', game: 'Baccarat', amount: '950.00' },
  { player: 'y***1', game: 'Lucky 8', amount: '388.00' },
  { player: 'q**i', game: 'Football', amount: '1275.50' },
  { player: 'j***n', game: 'Dou Dizhu', amount: '164.00' },
];
