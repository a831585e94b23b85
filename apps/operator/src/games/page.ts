import { readFileSync } from 'node:fs';
import { games } from '../catalogue/games';
import { palettes } from '../catalogue/palettes';
import { drawBackdrop } from '../catalogue/backdrop';
import { programFile } from '../programFile';
import type { GameKind } from './odds';
import type { Game } from './play';
import { type Choice, tables } from './tables';

interface GamePage {
  readonly nonce: string;
  readonly kind: GameKind;
  readonly game: Game;
  readonly session: string;
  /** The venue wallet, in yuan. */
  readonly balance: string;
}

const SIZE = { width: 390, height: 780 };
const page = (name: string) => readFileSync(programFile(`pages/${name}`), 'utf8');

/** A playable game as one self-contained document. */
export function gamePage({ nonce, kind, game, session, balance }: GamePage): string {
  const drawn = games.find(({ code }) => code === game.code);
  if (drawn === undefined) return endedPage(nonce);
  const table = tables[kind];
  const { ink } = palettes[drawn.category];
  const round = JSON.stringify({ session }).replaceAll('<', '\\u003c');
  return document(
    nonce,
    game.name,
    `:root{--ink:${ink}}`,
    `<svg class="room" viewBox="0 0 ${SIZE.width} ${SIZE.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawBackdrop(drawn.category, game.code, SIZE)}</svg>` +
      `<main><header class="top"><h1>${escaped(game.name)} ${escaped(drawn.nameCn)}</h1><div class="wallet"><small>${escaped(game.venue)} wallet</small><span class="money">¥${grouped(balance)}</span></div></header>` +
      `<section class="table">${table.draw(drawn)}<p class="say" role="status"></p></section>` +
      `<form class="desk">${choices(table.choices(game.code))}<div class="stake">` +
      '<button type="button" data-step="-1" aria-label="Smaller bet">−</button><output aria-label="Bet amount"></output><button type="button" data-step="1" aria-label="Larger bet">+</button>' +
      '<button type="button" class="bet">Bet</button></div></form></main>' +
      `<script type="application/json" id="round" nonce="${nonce}">${round}</script><script nonce="${nonce}">${page(`${kind}.js`)}${page('play.js')}</script>`,
  );
}

/** Shown by a game page without a valid session. */
export function endedPage(nonce: string): string {
  return document(
    nonce,
    'Game ended',
    '',
    '<main class="ended"><h1>This game has ended</h1><p>Please open it again. 请重新进入游戏。</p></main>',
  );
}

function choices(offered: readonly Choice[]): string {
  if (offered.length === 0) return '';
  const options = offered.map(
    ({ value, label, pays }, index) =>
      `<label>${label}<small>× ${pays}</small><input type="radio" name="choice" value="${value}"${index === 0 ? ' checked' : ''}></label>`,
  );
  return `<fieldset class="choices" aria-label="Bet on">${options.join('')}</fieldset>`;
}

function document(nonce: string, title: string, style: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="/demo/mark.svg"><title>${escaped(title)}</title>` +
    `<style nonce="${nonce}">${page('game.css')}${style}</style></head><body>${body}</body></html>`
  );
}

function grouped(amount: string): string {
  return amount.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
