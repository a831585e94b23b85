import Big from 'big.js';
import { randomInt } from 'node:crypto';

export const gameKinds = ['slots', 'cards', 'dice', 'fishing', 'match'] as const;
export type GameKind = (typeof gameKinds)[number];

const kindOfCategory: Record<string, GameKind> = {
  concise: 'slots',
  realbet: 'cards',
  joker: 'cards',
  lottery: 'dice',
  fishing: 'fishing',
  sport: 'match',
  gaming: 'match',
};

const kindOfCode: Record<string, GameKind> = { 'sic-bo': 'dice' };

/** The kind of demo game that a game of the catalogue is played as. */
export function kindOf({ category, code }: { category: string; code: string }): GameKind {
  return kindOfCode[code] ?? kindOfCategory[category] ?? 'slots';
}

interface Draw {
  /** What the table shows. */
  readonly shown: readonly (string | number)[];
  /** What the stake is multiplied with; 0 loses it. */
  readonly times: number;
}

export interface Outcome {
  readonly shown: readonly (string | number)[];
  /** Decimal string in yuan, the stake included. */
  readonly payout: string;
}

/** Symbols of the reels with what three of them pay; a pair gives the stake back. */
export const reelPays: Record<string, number> = { cherry: 5, bell: 8, gem: 12, lantern: 20, star: 25, seven: 45 };
export const fishPays: Record<string, { chance: number; times: number }> = {
  small: { chance: 0.45, times: 2.1 },
  medium: { chance: 0.15, times: 6.3 },
  golden: { chance: 0.04, times: 23.75 },
};
const matchPays: Record<string, { upTo: number; times: number }> = {
  home: { upTo: 45, times: 2.1 },
  draw: { upTo: 71, times: 3.6 },
  away: { upTo: 100, times: 3.2 },
};

const draws: Record<GameKind, { choices: readonly string[]; draw: (choice: string) => Draw }> = {
  slots: { choices: ['spin'], draw: drawReels },
  cards: { choices: ['player', 'banker', 'tie'], draw: drawCards },
  dice: { choices: ['small', 'big', 'triple'], draw: drawDice },
  fishing: { choices: Object.keys(fishPays), draw: drawFish },
  match: { choices: Object.keys(matchPays), draw: drawMatch },
};

/** Whether a player may bet on `choice` in this kind of game. */
export function isChoice(kind: GameKind, choice: string): boolean {
  return draws[kind].choices.includes(choice);
}

/** Draws one round with the system's random source; `forced` draws again until it is a win or a loss. */
export function drawPayout(kind: GameKind, stake: string, choice: string, forced?: 'win' | 'lose'): Outcome {
  const { draw } = draws[kind];
  const isWanted = ({ times }: Draw) => forced === undefined || (forced === 'win') === times > 1;
  let drawn = draw(choice);
  while (!isWanted(drawn)) drawn = draw(choice);
  const { shown, times } = drawn;
  return { shown, payout: new Big(stake).times(times).toFixed(2, Big.roundDown) };
}

function drawReels(): Draw {
  const symbols = Object.keys(reelPays);
  const shown = [0, 1, 2].map(() => symbols[randomInt(symbols.length)] ?? 'cherry');
  const different = new Set(shown).size;
  const times = different === 1 ? (reelPays[shown[0] ?? ''] ?? 0) : Number(different === 2);
  return { shown, times };
}

function drawCards(choice: string): Draw {
  const shown = [randomInt(1, 14), randomInt(1, 14)] as const;
  const winner = shown[0] === shown[1] ? 'tie' : shown[0] > shown[1] ? 'player' : 'banker';
  const isPushed = winner === 'tie' && choice !== 'tie';
  const wins = choice === 'tie' ? 12 : 1.95;
  return { shown, times: winner === choice ? wins : isPushed ? 0.5 : 0 };
}

function drawDice(choice: string): Draw {
  const shown = [randomInt(1, 7), randomInt(1, 7), randomInt(1, 7)];
  const isTriple = new Set(shown).size === 1;
  const winner = isTriple ? 'triple' : shown.reduce((sum, pips) => sum + pips, 0) > 10 ? 'big' : 'small';
  return { shown, times: winner === choice ? (isTriple ? 32 : 1.95) : 0 };
}

function drawFish(choice: string): Draw {
  const { chance, times } = fishPays[choice] ?? { chance: 0, times: 0 };
  const isCaught = randomInt(10_000) < chance * 10_000;
  return { shown: [isCaught ? 'caught' : 'missed'], times: isCaught ? times : 0 };
}

function drawMatch(choice: string): Draw {
  const ball = randomInt(100);
  const winner = Object.keys(matchPays).find((side) => ball < (matchPays[side]?.upTo ?? 0)) ?? 'away';
  const loserGoals = randomInt(3);
  const lead = winner === 'draw' ? 0 : randomInt(1, 4);
  const shown = winner === 'away' ? [loserGoals, loserGoals + lead] : [loserGoals + lead, loserGoals];
  return { shown, times: winner === choice ? (matchPays[choice]?.times ?? 0) : 0 };
}
