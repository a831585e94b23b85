import type { Game as CatalogueGame } from '../catalogue/game';
import { heroDrawing, type HeroName } from '../catalogue/heroes';
import type { GameKind } from './odds';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly pays: string;
}

interface Table {
  readonly choices: (code: string) => readonly Choice[];
  readonly draw: (game: CatalogueGame) => string;
}

const symbols: Record<string, HeroName> = {
  cherry: 'cherries',
  bell: 'bell',
  gem: 'gems',
  lantern: 'lantern',
  star: 'crown',
  seven: 'coins',
};
const sides: Record<string, readonly [string, string]> = {
  'dragon-tiger': ['Dragon 龙', 'Tiger 虎'],
  baccarat: ['Player 闲', 'Banker 庄'],
};

/** The drawing of each kind of game, and its betting choices. */
export const tables: Record<GameKind, Table> = {
  slots: { choices: () => [], draw: drawSlots },
  cards: {
    choices: (code) => {
      const [left, right] = sides[code] ?? ['Left 左', 'Right 右'];
      return [
        { value: 'player', label: left, pays: '1.95' },
        { value: 'tie', label: 'Tie 和', pays: '12' },
        { value: 'banker', label: right, pays: '1.95' },
      ];
    },
    draw: drawCards,
  },
  dice: {
    choices: () => [
      { value: 'small', label: 'Small 小', pays: '1.95' },
      { value: 'triple', label: 'Triple 豹子', pays: '32' },
      { value: 'big', label: 'Big 大', pays: '1.95' },
    ],
    draw: drawDice,
  },
  fishing: {
    choices: () => [
      { value: 'small', label: 'Small fish', pays: '2.1' },
      { value: 'medium', label: 'Large fish', pays: '6.3' },
      { value: 'golden', label: 'Golden', pays: '23.75' },
    ],
    draw: drawSea,
  },
  match: {
    choices: () => [
      { value: 'home', label: 'Home 主', pays: '2.1' },
      { value: 'draw', label: 'Draw 平', pays: '3.6' },
      { value: 'away', label: 'Away 客', pays: '3.2' },
    ],
    draw: drawMatch,
  },
};

/** A hero's drawing with ids of its own, so that several can be in one document. */
function hero(name: HeroName, owner: string = name): string {
  return heroDrawing(name).replaceAll(' id="', ` id="${owner}-`).replaceAll('url(#', `url(#${owner}-`);
}

function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

function drawSlots(game: CatalogueGame): string {
  const defs = Object.entries(symbols)
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="-110 -110 220 220">${hero(drawing, `reel-${drawing}`)}</symbol>`)
    .join('');
  const reels = ['cherry', 'seven', 'gem']
    .map((symbol, index) => {
      const x = 22 + index * 106;
      return (
        `<svg x="${x}" y="170" width="100" height="150" viewBox="0 0 100 150"><rect width="100" height="150" rx="12" fill="url(#ivory)"/>` +
        `<g class="reel"><use href="#${symbol}" x="8" y="33" width="84" height="84"/></g><rect width="100" height="150" rx="12" fill="url(#drum)"/></svg>`
      );
    })
    .join('');
  return (
    `<svg viewBox="0 0 358 380" role="img" aria-label="Three reels"><defs>${defs}` +
    '<linearGradient id="gold" x2="0" y2="1"><stop stop-color="#FFF0B8"/><stop offset=".5" stop-color="#EDBB4F"/><stop offset="1" stop-color="#9A6414"/></linearGradient>' +
    '<linearGradient id="ivory" x2="0" y2="1"><stop stop-color="#FFFDF7"/><stop offset="1" stop-color="#E8DCC6"/></linearGradient>' +
    '<linearGradient id="drum" x2="0" y2="1"><stop stop-color="#22061C" stop-opacity=".75"/><stop offset=".28" stop-color="#22061C" stop-opacity="0"/><stop offset=".72" stop-color="#22061C" stop-opacity="0"/><stop offset="1" stop-color="#22061C" stop-opacity=".75"/></linearGradient></defs>' +
    at(179, 78, 0.66, hero(game.cover.hero, 'main')) +
    '<rect x="4" y="152" width="350" height="186" rx="26" fill="url(#gold)"/><rect x="14" y="162" width="330" height="166" rx="18" fill="#2A0A20"/>' +
    `${reels}<path d="M14,245H344" stroke="#FF5A4A" stroke-width="2.5" opacity=".8"/>` +
    `${[0, 1, 2, 3, 4, 5, 6].map((i) => `<circle cx="${40 + i * 46}" cy="345" r="4" fill="#FFE9B4"/>`).join('')}</svg>`
  );
}

function drawCards(game: CatalogueGame): string {
  const card = (x: number, turn: number) =>
    `<g transform="translate(${x} 262) rotate(${turn})"><g class="card"><rect x="-62" y="-88" width="124" height="176" rx="13" fill="#FFFDF7"/>` +
    '<g class="face" font-weight="700" text-anchor="middle"><text x="-38" y="-50" font-size="34" font-family="Georgia,serif"></text><text y="30" font-size="76"></text></g>' +
    '<g class="back"><rect x="-62" y="-88" width="124" height="176" rx="13" fill="#7E1A22"/><rect x="-52" y="-78" width="104" height="156" rx="8" fill="none" stroke="#FFD9C4" stroke-opacity=".6" stroke-width="2"/>' +
    `${[14, 26, 38].map((r) => `<path d="M${-r},60V0a${r},${r} 0 0 1 ${2 * r},0V60" fill="none" stroke="#FFD9C4" stroke-opacity=".5" stroke-width="1.5"/>`).join('')}</g></g></g>`;
  return `<svg viewBox="0 0 358 380" role="img" aria-label="Two cards">${at(179, 84, 0.72, hero(game.cover.hero, 'main'))}${card(96, -5)}${card(262, 5)}</svg>`;
}

function drawDice(game: CatalogueGame): string {
  const die = (x: number, y: number) => {
    const pips = Array.from(
      { length: 9 },
      (_, place) =>
        `<circle cx="${(place % 3) * 24 - 24}" cy="${Math.floor(place / 3) * 24 - 24}" r="8.5" visibility="${place === 4 ? 'visible' : 'hidden'}"/>`,
    );
    return `<g transform="translate(${x} ${y})"><ellipse cy="58" rx="44" ry="8" opacity=".4"/><g class="die"><rect x="-46" y="-46" width="92" height="92" rx="20" fill="url(#bone)"/><g fill="#A8231E">${pips.join('')}</g></g></g>`;
  };
  return (
    '<svg viewBox="0 0 358 380" role="img" aria-label="Three dice"><defs><linearGradient id="bone" x2="1" y2="1"><stop stop-color="#FFFDF7"/><stop offset="1" stop-color="#D8C9AF"/></linearGradient></defs>' +
    `${at(179, 84, 0.7, hero(game.cover.hero, 'main'))}${die(66, 262)}${die(179, 240)}${die(292, 262)}</svg>`
  );
}

function drawSea(game: CatalogueGame): string {
  const fish = (choice: string, label: string, drift: string, drawing: string) =>
    `<g class="target" data-choice="${choice}"><title>${label}</title><g class="shoal ${drift}">${drawing}</g></g>`;
  return (
    '<svg viewBox="0 0 358 460" role="img" aria-label="The sea"><defs><linearGradient id="brass" x2="1"><stop stop-color="#9A6414"/><stop offset=".5" stop-color="#FFF0B8"/><stop offset="1" stop-color="#9A6414"/></linearGradient></defs>' +
    fish('medium', 'Large fish', 'slow', at(255, 86, 0.52, hero(game.cover.hero === 'manta' ? 'shark' : 'manta', 'large'))) +
    fish('golden', 'Golden', '', at(165, 208, 0.92, hero(game.cover.hero, 'main'))) +
    fish(
      'small',
      'Small fish',
      'slow',
      at(90, 92, 0.34, hero('puffer', 'small')) + at(286, 312, 0.3, hero('turtle', 'smaller')),
    ) +
    '<line class="shot" x1="179" y1="408" x2="179" y2="208" stroke="#FFF3CF" stroke-width="6" stroke-dasharray="14 12" stroke-linecap="round" visibility="hidden"/>' +
    '<ellipse cx="179" cy="446" rx="78" ry="22" fill="url(#brass)"/><rect x="160" y="384" width="38" height="62" rx="10" fill="url(#brass)"/><ellipse cx="179" cy="386" rx="21" ry="7" fill="#2B1006"/></svg>'
  );
}

function drawMatch(game: CatalogueGame): string {
  return (
    '<svg viewBox="0 0 358 400" role="img" aria-label="Score">' +
    `<g class="ball">${at(179, 150, 1.05, hero(game.cover.hero, 'main'))}</g>` +
    '<rect x="59" y="290" width="240" height="76" rx="20" fill="#0B1416" fill-opacity=".8" stroke="#fff" stroke-opacity=".16"/>' +
    '<text class="score" x="179" y="342" text-anchor="middle" font-family="ui-serif,Georgia,serif" font-size="40" font-weight="600" fill="#F4F0E7">0 : 0</text>' +
    '<g font-size="13" fill="#B9C7C4" text-anchor="middle"><text x="92" y="335">Home</text><text x="266" y="335">Away</text></g></svg>'
  );
}
