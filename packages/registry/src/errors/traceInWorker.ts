import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SourcePlace } from '@parlour/release-contract/api';
import * as v from 'valibot';

/** A position in a built file, counted from one. */
interface BuiltPosition {
  readonly line: number;
  readonly column: number;
}

/** Finds source positions by the text of a source map; undefined for each position without one. */
export type Trace = (
  map: Uint8Array,
  positions: readonly BuiltPosition[],
  patienceMs?: number,
) => Promise<readonly (SourcePlace | undefined)[]>;

/** A map of 8 MB takes some hundred milliseconds. */
const PATIENCE_MS = 3_000;
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const LARGEST_MAP = 16_000_000;
const WORKER = 'sourceMapWorker.cjs';

const places = v.array(
  v.optional(
    v.object({
      source: v.string(),
      line: v.number(),
      column: v.number(),
      name: v.optional(v.string()),
      code: v.array(v.string()),
      firstLine: v.number(),
    }),
  ),
);

/** Reads a map in a worker thread that ends afterwards; a map that takes too long or too much memory yields no positions. */
export const traceInWorker: Trace = async (map, positions, patienceMs = PATIENCE_MS) => {
  const none = positions.map(() => undefined);
  if (map.length > LARGEST_MAP) return none;
  const worker = new Worker(fileURLToPath(new URL(WORKER, import.meta.url)), { env: {}, execArgv: [], resourceLimits: LIMITS });
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(none), patienceMs);
      worker.once('message', (answer: unknown) => {
        clearTimeout(timer);
        const found = v.safeParse(places, answer);
        resolve(found.success ? found.output.map((place) => place && { ...place, name: place.name }) : none);
      });
      for (const end of ['error', 'exit'] as const) worker.once(end, () => resolve(none));
      worker.postMessage({ bytes: map, positions }, []);
    });
  } finally {
    await worker.terminate();
  }
};
