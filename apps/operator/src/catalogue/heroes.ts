import { readFileSync } from 'node:fs';
import { programFile } from '../programFile';

export const heroNames = [
  'ace',
  'andar',
  'baccarat',
  'balls',
  'baseball',
  'basketball',
  'bell',
  'blackjack',
  'book',
  'bull',
  'cherries',
  'chips',
  'clover',
  'coins',
  'crab',
  'crown',
  'crystal',
  'domino',
  'doudizhu',
  'dragontiger',
  'drum',
  'egg',
  'fantan',
  'flag',
  'football',
  'gamepad',
  'gems',
  'glove',
  'headset',
  'hockey',
  'jelly',
  'jester',
  'k3',
  'keno',
  'koi',
  'lantern',
  'mahjong',
  'manta',
  'melon',
  'octopus',
  'paigow',
  'pingpong',
  'pk10',
  'poker',
  'puffer',
  'pyramid',
  'reels',
  'rocket',
  'roulette',
  'scope',
  'scratch',
  'seahorse',
  'shark',
  'shield',
  'shuttle',
  'sicbo',
  'snooker',
  'swords',
  'temple',
  'tennis',
  'ticket',
  'treasure',
  'trio',
  'trophy',
  'turtle',
  'visor',
  'volleyball',
  'wheel',
  'xiangqi',
] as const;
export type HeroName = (typeof heroNames)[number];

const read = new Map<HeroName, string>();

/** The drawing of a hero, without its outer svg element, about its own centre. */
export function heroDrawing(name: HeroName): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(programFile(`art/heroes/${name}.svg`), 'utf8');
  const drawing = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  read.set(name, drawing);
  return drawing;
}
