import type { OutcomeReport } from '@parlour/release-contract/api';
import { formats } from '@parlour/release-contract/formats';
import { nameOf } from '@parlour/release-contract/names';
import { type Beacon, outcomeNames } from '@parlour/release-contract/telemetry';
import * as v from 'valibot';
import type { NoteUnread } from '../storage/formats';
import type { Store } from '../storage/store';
import { createHourlyRows, readHourly, rowsIn } from './hourly';

/** The folder of the store with what became of players' actions. */
export const OUTCOMES_FOLDER = 'outcomes';

const HOUR_MS = 3_600_000;
/** Rows that one gateway stores per hour; releases that nobody has live any more have one row each beyond that. */
const MOST_ROWS = 2_000;

/** `dead`, `refused`, `refused 461` */
const outcomeKey = v.pipe(v.string(), v.regex(new RegExp(`^(?:${outcomeNames.join('|')})(?: [1-9]\\d\\d)?$`)));
const row = v.object({
  name: v.string(),
  version: v.string(),
  screen: v.string(),
  of: v.string(),
  counts: v.record(outcomeKey, v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** What became of an action on a screen of a release, as one gateway received it in one hour. */
type Row = v.InferOutput<typeof row>;

/** Collects what became of actions, hour by hour, in memory until it is written. */
export interface OutcomeRecorder {
  /** Records a beacon whose releases are published and whose actions are known. */
  take(beacon: Beacon, nowMs: number): void;
  flush(store: Store): Promise<void>;
}

/** Creates the recorder of one gateway; `gateway` is its unique name. */
export function createOutcomeRecorder(gateway: string): OutcomeRecorder {
  const hourly = createHourlyRows<Row>(OUTCOMES_FOLDER, gateway, (rows) =>
    JSON.stringify({ format: formats.outcomes.writes, rows }),
  );
  const rowOf = (rows: Map<string, Row>, of: Omit<Row, 'counts'>): Row | undefined => {
    const key = JSON.stringify(of);
    const known = rows.get(key);
    if (known !== undefined || rows.size >= MOST_ROWS) return known;
    const added = { ...of, counts: {} };
    rows.set(key, added);
    return added;
  };
  return {
    take: ({ events }, nowMs) => {
      for (const event of events) {
        if (event.event !== 'outcome') continue;
        const { remote: name, version, screen, of, outcome, code, count } = event;
        const into = rowOf(hourly.at(nowMs), { name, version, screen, of });
        if (into === undefined) continue;
        const key = code === undefined ? outcome : `${outcome} ${code}`;
        into.counts[key] = (into.counts[key] ?? 0) + count;
      }
    },
    flush: hourly.flush,
  };
}

export interface OutcomeFilter {
  readonly hours: number;
  readonly app?: string | undefined;
}

/** What became of actions in the last hours, by release; `note` gets files of a later version. */
export async function readOutcomes(
  store: Store,
  { hours, app }: OutcomeFilter,
  nowMs: number,
  note: NoteUnread = () => undefined,
): Promise<OutcomeReport> {
  const fromHour = Math.floor(nowMs / HOUR_MS) - hours + 1;
  const apps = new Set<string>();
  const sums = new Map<string, Row>();
  const take = (one: Row) => {
    apps.add(one.name);
    if (app !== undefined && one.name !== app) return;
    const key = `${nameOf(one)} ${one.screen}/${one.of}`;
    const sum = sums.get(key) ?? { ...one, counts: {} };
    sums.set(key, sum);
    for (const [outcome, times] of Object.entries(one.counts)) sum.counts[outcome] = (sum.counts[outcome] ?? 0) + times;
  };
  for await (const file of readHourly(store, OUTCOMES_FOLDER, fromHour, note)) rowsIn(file, 'rows', row).forEach(take);
  return {
    from: new Date(fromHour * HOUR_MS).toISOString(),
    hours,
    apps: [...apps].toSorted(),
    actions: [...sums.values()].toSorted(
      (one, other) => nameOf(one).localeCompare(nameOf(other)) || triesOf(other) - triesOf(one),
    ),
  };
}

function triesOf({ counts }: Row): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}
