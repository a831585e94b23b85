import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourcePlace, TracedFrame } from '@parlour/release-contract/api';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import { createFairQueue } from '../gate/fairQueue';
import { Busy } from '../registry/refusals';
import type { Releases } from '../registry/releases';
import { createPlaceCache } from './placeCache';
import { type Trace, traceInWorker } from './traceInWorker';

/** The source position of a frame; undefined without a map of its file. */
export type FindPlace = (frame: ErrorFrame) => Promise<SourcePlace | undefined>;

const CACHE_BYTES = 4_000_000;
/** One map at a time per process. Apps whose maps take long are served after others. */
const inTurn = createFairQueue({ what: 'source maps', atOnce: 1, ownAtOnce: 1, ownWaiting: 200, allWaiting: 2_000 });

interface Batch {
  readonly frames: ErrorFrame[];
  readonly places: Promise<readonly (SourcePlace | undefined)[]>;
}

/**
 * Finds the source positions of frames, and caches them. Frames of one file that are requested together share one read of its
 * map.
 */
export function createSourcePlaces(releases: Pick<Releases, 'sourceMap'>, trace: Trace = traceInWorker): FindPlace {
  const known = createPlaceCache(CACHE_BYTES);
  const batches = new Map<string, Batch>();
  const placesOf = async (file: string, frames: readonly ErrorFrame[]) => {
    const none = frames.map(() => undefined);
    const [name = '', version = '', ...script] = file.split('/');
    if (script.length === 0) return none;
    const map = await releases.sourceMap({ name, version }, script.join('/'));
    const places = map === undefined ? none : await trace(map, frames);
    return places.map((place) => place && { ...place, source: readable(place.source, name) });
  };
  const begin = (file: string): Batch => {
    const frames: ErrorFrame[] = [];
    const places = inTurn(file.split('/')[0] ?? '', async () => {
      // Requests in the same turn of the event loop share a batch.
      await nextTurn();
      batches.delete(file);
      const traced = await placesOf(file, frames);
      for (const [index, frame] of frames.entries()) known.set(textOf(frame), traced[index]);
      return traced;
    }).catch((error: unknown) => {
      batches.delete(file);
      // A report with some positions missing is better than none.
      if (error instanceof Busy) return frames.map(() => undefined);
      throw error;
    });
    places.catch(() => undefined);
    return { frames, places };
  };
  return async (frame) => {
    if (frame.line < 1) return undefined;
    if (known.has(textOf(frame))) return known.get(textOf(frame));
    const batch = batches.get(frame.file) ?? begin(frame.file);
    batches.set(frame.file, batch);
    const index = batch.frames.push(frame) - 1;
    return (await batch.places)[index];
  };
}

/**
 * Finds the position of each distinct frame once, file by file, so that each map is read once for any number of frames; returns
 * what `keep` returns for the position of each frame.
 */
export async function findPlaces<Kept>(
  frames: readonly ErrorFrame[],
  placeOf: FindPlace,
  keep: (place: SourcePlace) => Kept,
): Promise<(frame: ErrorFrame) => Kept | undefined> {
  const distinct = new Map(frames.map((frame) => [textOf(frame), frame]));
  const places = new Map<string, Kept>();
  const find = async (frame: ErrorFrame) => {
    const place = await placeOf(frame);
    if (place !== undefined) places.set(textOf(frame), keep(place));
  };
  for (const file of new Set(frames.map((frame) => frame.file)))
    await Promise.all([...distinct.values()].filter((frame) => frame.file === file).map(find));
  return (frame) => places.get(textOf(frame));
}

/** The frames with their positions, in the order given. */
export async function traceFrames(frames: readonly ErrorFrame[], placeOf: FindPlace): Promise<readonly TracedFrame[]> {
  const placeOfFrame = await findPlaces(frames, placeOf, (place) => place);
  return frames.map((frame) => {
    const place = placeOfFrame(frame);
    return place === undefined ? frame : { ...frame, place };
  });
}

const textOf = ({ file, line, column }: ErrorFrame) => `${file}:${line}:${column}`;

/**
 * `webpack://wallet_1_5_0/./src/a.ts` of the wallet becomes `apps/wallet/src/a.ts`; a file of a package begins with the package's
 * name.
 */
function readable(source: string, app: string): string {
  const path = source.replace(/^webpack:\/\/(?:@[^/]+\/)?[^/]*\//, '');
  const [, inPackage] = /.*node_modules\/(?!\.pnpm)(.+)$/.exec(path) ?? [];
  return inPackage ?? new URL(path, `file:///apps/${app}/`).pathname.slice(1);
}
