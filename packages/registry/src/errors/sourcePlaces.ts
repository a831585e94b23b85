import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourcePlace, TracedFrame } from '@parlour/release-contract/api';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import { createFairQueue } from '../gate/fairQueue';
import { Busy } from '../registry/refusals';
import type { Releases } from '../registry/releases';
import { createPlaceCache } from './placeCache';
import { type Trace, traceInWorker } from './traceInWorker';

/** The place that a frame came from; undefined without a map of its file. */
export type FindPlace = (frame: ErrorFrame) => Promise<SourcePlace | undefined>;

const CACHE_BYTES = 4_000_000;
/** One map at a time, in all of the process; those of an app whose maps take long come after those of others. */
const inTurn = createFairQueue({ what: 'source maps', atOnce: 1, ownAtOnce: 1, ownWaiting: 200, allWaiting: 2_000 });

interface Batch {
  readonly frames: ErrorFrame[];
  readonly places: Promise<readonly (SourcePlace | undefined)[]>;
}

/**
 * Finds the places of frames, which it remembers. The frames of a file that are asked for together are found together, since its map is
 * read for them alone.
 */
export function createSourcePlaces(releases: Pick<Releases, 'sourceMap'>, trace: Trace = traceInWorker): FindPlace {
  const known = createPlaceCache(CACHE_BYTES);
  const batches = new Map<string, Batch>();
  const placesOf = async (file: string, frames: readonly ErrorFrame[]) => {
    const none = frames.map(() => undefined);
    const [name = '', version = '', ...script] = file.split('/');
    if (script.length === 0) return none;
    const map = await releases.sourceMap({ name, version }, script.join('/'));
    const found = map === undefined ? none : await trace(map, frames);
    return found.map((place) => place && { ...place, source: readable(place.source, name) });
  };
  const begin = (file: string): Batch => {
    const frames: ErrorFrame[] = [];
    const places = inTurn(file.split('/')[0] ?? '', async () => {
      // Whoever asks in the same turn is in the same batch.
      await nextTurn();
      batches.delete(file);
      const found = await placesOf(file, frames);
      for (const [index, frame] of frames.entries()) known.set(textOf(frame), found[index]);
      return found;
    }).catch((error: unknown) => {
      batches.delete(file);
      // A report without some places is better than none.
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
 * Finds the place of each distinct frame once, and of each file one after the other, so that its map is read once however many frames
 * there are; returns what `keep` keeps of the place of a frame.
 */
export async function findPlaces<Kept>(
  frames: readonly ErrorFrame[],
  placeOf: FindPlace,
  keep: (place: SourcePlace) => Kept,
): Promise<(frame: ErrorFrame) => Kept | undefined> {
  const distinct = new Map(frames.map((frame) => [textOf(frame), frame]));
  const found = new Map<string, Kept>();
  const find = async (frame: ErrorFrame) => {
    const place = await placeOf(frame);
    if (place !== undefined) found.set(textOf(frame), keep(place));
  };
  for (const file of new Set(frames.map((frame) => frame.file)))
    await Promise.all([...distinct.values()].filter((frame) => frame.file === file).map(find));
  return (frame) => found.get(textOf(frame));
}

/** The frames with their places, each as it was given. */
export async function traceFrames(frames: readonly ErrorFrame[], placeOf: FindPlace): Promise<readonly TracedFrame[]> {
  const found = await findPlaces(frames, placeOf, (place) => place);
  return frames.map((frame) => {
    const place = found(frame);
    return place === undefined ? frame : { ...frame, place };
  });
}

const textOf = ({ file, line, column }: ErrorFrame) => `${file}:${line}:${column}`;

/** `webpack://wallet_1_5_0/./src/a.ts` of the wallet is `apps/wallet/src/a.ts`; a file of a package begins with its name. */
function readable(source: string, app: string): string {
  const path = source.replace(/^webpack:\/\/(?:@[^/]+\/)?[^/]*\//, '');
  const [, inPackage] = /.*node_modules\/(?!\.pnpm)(.+)$/.exec(path) ?? [];
  return inPackage ?? new URL(path, `file:///apps/${app}/`).pathname.slice(1);
}
