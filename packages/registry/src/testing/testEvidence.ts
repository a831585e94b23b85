import { sign } from '@parlour/release-contract/signature';
import { hashOf, historyKey } from '../registry/history';
import { usualRules } from '../report/changes/classRules';
import type { AppChange, ChangeReport } from '../report/changeReport';
import { createReport } from '../report/createReport';
import { type Period, periodOf } from '../report/evidence/period';
import { givenEvidence, storedEvidence } from '../report/evidence/sources';
import { writeEvidence } from '../report/evidence/writeEvidence';
import { type TestEvening, writeEvening } from './testEvening';
import { memoryStore } from './testStore';

type Document = Record<string, unknown>;

export const theDay = periodOf({ from: '2026-11-24', to: '2026-11-24', zone: 'UTC' });
/** When reports are made. */
export const now = new Date('2026-11-26T00:00:00Z');

/** Loads that gateways counted, 15 of them on the day. */
const reported = [
  ['23', 'a', 1],
  ['24', 'a', 10],
  ['24', 'b', 5],
  ['25', 'a', 100],
] as const;

interface Options extends Pick<Parameters<typeof createReport>[1], 'served'> {
  readonly period?: Period;
  readonly root?: string;
}

/** Evidence of the evening of `writeEvening`, for each test of a file. */
export function testEvidenceForEach() {
  let evening: TestEvening;
  let written: ReadonlyMap<string, Buffer>;
  let values: Map<string, Buffer>;
  beforeAll(async () => {
    const [store, files] = [memoryStore(), new Map<string, Buffer>()];
    evening = await writeEvening(store);
    for (const [hour, gateway, loads] of reported) {
      const releases = { 'wallet@1.5.0': { loads, failedPages: 0 }, 'wallet@9.9.9': { loads, failedPages: 0 } };
      await store.write(`telemetry/2026-11-${hour}T19/${gateway}.json`, Buffer.from(JSON.stringify({ minutes: [{ releases }] })));
    }
    await writeEvidence(storedEvidence('the store', store), store, memoryStore(files), theDay);
    written = files;
    values = new Map(written);
  });
  beforeEach(() => (values = new Map(written)));

  const store = () => memoryStore(values);
  const made = ({ period = theDay, root = evening.root.kid, served }: Options = {}) =>
    createReport(givenEvidence('the evidence', store()), { period, rules: usualRules, root, served, now });
  const edit = async (key: string, how: (document: Document) => unknown) => {
    const document = JSON.parse(String(values.get(key))) as Document;
    values.set(key, Buffer.from(JSON.stringify(await how(document))));
  };
  return {
    evening: () => evening,
    /** The files of the folder, by their keys. */
    values: () => values,
    store,
    made,
    report: async (options: Options = {}): Promise<ChangeReport> => {
      const result = await made(options);
      if ('faults' in result) throw new Error(result.faults.join('\n'));
      return result.report;
    },
    /** Replaces a document by another one; without a new signature. */
    edit,
    /** Signs an entry and all that follow again, as whoever has the online key could. */
    rewrite: async (name: string, how: (record: Document) => object) => {
      const from = evening.entries[name] ?? 0;
      for (let sequence = from; sequence <= 13; sequence += 1) {
        const previous = hashOf(values.get(historyKey(sequence - 1)) ?? Buffer.alloc(0));
        await edit(historyKey(sequence), (record) =>
          sign({ ...(sequence === from ? how(unsigned(record)) : unsigned(record)), previous }, evening.online),
        );
      }
    },
    /** The entry of a report that tests call by this name. */
    entryIn: ({ changes }: ChangeReport, name: string) => {
      const found = changes.find(({ entry }) => entry === evening.entries[name]);
      if (found === undefined) throw new Error(`no entry ${name}`);
      return found;
    },
  };
}

export function unsigned({ signature: _signature, ...body }: Document): Document {
  return body;
}

/** An entry under whose manifest the live wallet has another entry file. */
export function withOtherFiles(record: Document): Document {
  const manifest = structuredClone(record['manifest']) as { remotes: { wallet: { entry: object } } };
  manifest.remotes.wallet.entry = { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
  return { ...record, manifest };
}

export function classesOf({ classes }: Pick<AppChange, 'classes'>): readonly string[] {
  return classes.map(({ name }) => name);
}
