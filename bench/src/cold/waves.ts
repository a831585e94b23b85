import type { Transfer } from '../player/traffic';

export interface Wave {
  readonly transfer: Transfer;
  /** Number of sequential requests before this one; 0 is the document. */
  readonly depth: number;
}

/** Resource types that can cause further requests. */
const LEADING = ['Document', 'Script', 'Fetch', 'XHR'];

/**
 * The requests of a visit in order, each with the number of round trips before it: a request that started after another one had
 * ended counts as dependent on it. Cached responses are left out.
 */
export function wavesOf(transfers: readonly Transfer[]): Wave[] {
  const waves: Wave[] = [];
  for (const transfer of transfers) {
    if (transfer.isFromCache) continue;
    const before = waves.filter(({ transfer: { type, endedAt } }) => LEADING.includes(type) && endedAt <= transfer.startedAt);
    const depth = transfer.type === 'Document' ? 0 : 1 + Math.max(0, ...before.map((wave) => wave.depth));
    waves.push({ transfer, depth });
  }
  return waves;
}

/** Number of sequential requests after the document that had ended at a time of the visit, in milliseconds. */
export function depthAt(waves: readonly Wave[], at: number): number {
  const ended = waves.filter(({ transfer: { type, endedAt } }) => LEADING.includes(type) && endedAt <= at);
  return Math.max(0, ...ended.map(({ depth }) => depth));
}

/** The waterfall up to a time of the visit as text: path, times and size. */
export function waterfall(waves: readonly Wave[], until: number): string[] {
  const shown = waves.filter(({ transfer }) => transfer.startedAt <= until);
  const latest = Math.max(...shown.map(({ transfer }) => transfer.endedAt).filter((end) => !Number.isNaN(end)));
  const column = (at: number) => Math.round((at / latest) * 40);
  return shown.map(({ transfer: { path, startedAt, endedAt, bytes }, depth }) => {
    const bar = `${' '.repeat(column(startedAt))}${'█'.repeat(Math.max(1, column(endedAt) - column(startedAt)))}`.padEnd(42);
    const times = `${Math.round(startedAt)}–${Math.round(endedAt)} ms`.padStart(13);
    return `${depth}  ${bar}${times} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`;
  });
}
