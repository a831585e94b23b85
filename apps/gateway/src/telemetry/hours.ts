import type { Store } from '@parlour/registry';
import { type NoteUnread, readFigures } from '@parlour/registry/storage/formats';
import { hourName, TELEMETRY_FOLDER } from '@parlour/registry/canary/releaseUsage';
import * as v from 'valibot';
import { minute, type Minute } from './minute';
import type { Recorder } from './recorder';

const REREAD_AFTER_MS = 4_000;

const file = v.object({ minutes: v.array(minute) });

/** The minutes of this gateway and of all others on the same store. */
export interface Hours {
  /** All minutes since then, of all gateways. */
  since(minute: number): Promise<readonly Minute[]>;
}

/** `gateway` is the unique name of this gateway; `note` gets files of a later version. */
export function createHours(
  store: Store,
  gateway: string,
  recorder: Recorder,
  now: () => number,
  note: NoteUnread = () => undefined,
): Hours {
  const own = `${gateway}.json`;
  const read = new Map<string, { readonly minutes: readonly Minute[]; readonly at: number }>();

  const minutesOf = async (hour: string, name: string, isOver: boolean): Promise<readonly Minute[]> => {
    const key = `${TELEMETRY_FOLDER}/${hour}/${name}`;
    const known = read.get(key);
    // The absolute value, since otherwise a clock that was put back would keep the cache valid for as long.
    if (known !== undefined && (isOver || Math.abs(now() - known.at) < REREAD_AFTER_MS)) return known.minutes;
    const parsed = v.safeParse(file, readFigures('telemetry', key, await store.read(key), note));
    // A file that cannot be read is left out of the figures.
    const minutes = parsed.success ? parsed.output.minutes : [];
    read.set(key, { minutes, at: now() });
    return minutes;
  };

  return {
    since: async (first) => {
      const thisHour = Math.floor(now() / 3_600_000);
      const others: Minute[] = [];
      const inUse = new Set<string>();
      for (let hour = Math.floor(first / 60); hour <= thisHour; hour += 1) {
        const name = hourName(hour);
        for (const gatewayFile of await store.list(`${TELEMETRY_FOLDER}/${name}`)) {
          if (gatewayFile === own) continue;
          inUse.add(`${TELEMETRY_FOLDER}/${name}/${gatewayFile}`);
          others.push(...(await minutesOf(name, gatewayFile, hour < thisHour - 1)));
        }
      }
      for (const key of read.keys())
        if (!inUse.has(key) && key < `${TELEMETRY_FOLDER}/${hourName(thisHour - 7)}`) read.delete(key);
      return [...recorder.minutes(), ...others].filter((one) => one.minute >= first);
    },
  };
}
