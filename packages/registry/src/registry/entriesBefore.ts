import type { HistoryRecord } from './history';
import type { Registry } from './registry';

/**
 * The entries before a number, newest first. Gaps and forged entries are skipped by listing the store: somebody with write access
 * could leave a gap of millions.
 */
export async function* entriesBefore(
  { record, history }: Pick<Registry, 'record' | 'history'>,
  newest: number,
): AsyncGenerator<HistoryRecord> {
  let sequence = newest;
  for (let read = await record(sequence); read !== undefined; read = await record(sequence)) {
    yield read;
    sequence -= 1;
  }
  if (sequence < 1) return;
  for (const below of (await history()).filter((listed) => listed < sequence).reverse()) {
    const read = await record(below);
    if (read !== undefined) yield read;
  }
}
