import { type HistoryRecord, newestOf, siteOf } from './history';
import type { Registry } from './registry';

/**
 * The entries about the registry's site up to a number, newest first. Gaps and forged entries are skipped by listing the store: somebody with write access
 * could leave a gap of millions.
 */
export async function* entriesBefore(
  { site, record, history }: Pick<Registry, 'site' | 'record' | 'history'>,
  newest: number,
): AsyncGenerator<HistoryRecord> {
  let sequence = newest;
  for (let read = await record(sequence); read !== undefined; read = await record(sequence)) {
    const own: number = newestOf(read)[site] ?? 0;
    if (own === read.sequence) yield read;
    sequence = own === read.sequence ? own - 1 : own;
  }
  if (sequence < 1) return;
  for (const below of (await history()).filter((listed) => listed < sequence).reverse()) {
    const read = await record(below);
    if (read !== undefined && siteOf(read) === site) yield read;
  }
}
