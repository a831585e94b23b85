import type { HistoryRecord } from './history';
import type { Registry } from './registry';

/**
 * The entries down from a number, newest first. What is missing or forged is stepped over by the list of what is there: whoever can
 * write to the store could leave a gap of millions.
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
