import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { type NoteUnread, readFigures } from '../storage/formats';
import { hourName } from './releaseUsage';
import type { Store } from '../storage/store';

const HOUR_MS = 3_600_000;
/** Files with other names in these folders are of a later version. */
const HOUR = /^\d{4}-\d{2}-\d{2}T\d{2}$/;

const file = v.record(v.string(), v.unknown());

/** Rows that one gateway collects hour by hour, in memory until they are written to `<folder>/<hour>/<gateway>.json`. */
export interface HourlyRows<Row> {
  /** The rows of the hour of this time, by a key of the caller's; they are written with the next flush. */
  at(nowMs: number): Map<string, Row>;
  /** Writes the hours that changed since the last flush. */
  flush(store: Store): Promise<void>;
}

/** Creates the rows of one gateway; `gateway` is its unique name. */
export function createHourlyRows<Row>(
  folder: string,
  gateway: string,
  textOf: (rows: readonly Row[]) => string,
): HourlyRows<Row> {
  const hours = new Map<number, Map<string, Row>>();
  const changed = new Set<number>();
  return {
    at: (nowMs) => {
      // After the clock was put back, rows are still added to the newest hour: flushing an earlier hour would replace its file.
      const hour = Math.max(Math.floor(nowMs / HOUR_MS), ...hours.keys());
      const rows = hours.get(hour) ?? new Map<string, Row>();
      hours.set(hour, rows);
      changed.add(hour);
      return rows;
    },
    flush: async (store) => {
      for (const hour of [...changed].toSorted()) {
        const text = textOf([...(hours.get(hour)?.values() ?? [])]);
        changed.delete(hour);
        await store.write(`${folder}/${hourName(hour)}/${gateway}.json`, Buffer.from(text)).catch((error: unknown) => {
          changed.add(hour);
          throw error;
        });
      }
      const newest = Math.max(...hours.keys());
      // Rows that arrive during a flush are written by the next one.
      for (const hour of hours.keys()) if (hour < newest && !changed.has(hour)) hours.delete(hour);
    },
  };
}

/**
 * The files of all gateways from this hour on (since 1970), one after the other; files of a later version are left out and passed
 * to `note`. A month of files takes seconds to read, so other requests are answered in between.
 */
export async function* readHourly(
  store: Store,
  folder: 'timings' | 'errors' | 'outcomes',
  fromHour: number,
  note: NoteUnread,
): AsyncGenerator {
  const hours = (await store.list(folder)).filter((name) => HOUR.test(name) && name >= hourName(fromHour));
  for (const hour of hours) {
    const keys = (await store.list(`${folder}/${hour}`)).map((name) => `${folder}/${hour}/${name}`);
    const files = await Promise.all(keys.map(async (key) => [key, await store.read(key)] as const));
    for (const [key, bytes] of files) {
      await nextTurn();
      yield readFigures(folder, key, bytes, note);
    }
  }
}

/** The rows in one of these files; a file that a gateway of another version wrote and this one cannot read has none. */
export function rowsIn<Row>(document: unknown, field: 'rows' | 'errors', schema: v.GenericSchema<unknown, Row>): readonly Row[] {
  const parsed = v.safeParse(file, document);
  const rows = parsed.success ? parsed.output[field] : undefined;
  return (Array.isArray(rows) ? rows : []).flatMap((one) => {
    const { success, output } = v.safeParse(schema, one);
    return success ? [output] : [];
  });
}

/**
 * Removes the files of all hours before this one (since 1970), whatever their format, so that none is stored longer than allowed.
 */
export async function removeHourly(store: Store, folder: string, before: number): Promise<void> {
  for (const hour of (await store.list(folder)).filter((name) => HOUR.test(name) && name < hourName(before))) {
    for (const name of await store.list(`${folder}/${hour}`)) await store.remove(`${folder}/${hour}/${name}`);
  }
}
