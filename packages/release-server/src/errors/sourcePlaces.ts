import { setImmediate as nextTurn } from 'node:timers/promises';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourcePlace, TracedFrame } from '@parlour/release-contract/api';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import type { Releases } from '../releases';

/** Lines of code around a place. */
const AROUND = 5;

/** A parsed map of the shell takes some ten megabytes. */
const MOST_MAPS = 20;

/** The place that a frame came from; undefined without a map of its file. */
export type FindPlace = (frame: ErrorFrame) => Promise<SourcePlace | undefined>;

/** Finds the places of frames; the maps that were read last stay parsed. */
export function createSourcePlaces(releases: Pick<Releases, 'sourceMap'>): FindPlace {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = async (file: string) => {
    const [name = '', version = '', ...script] = file.split('/');
    if (script.length === 0) return undefined;
    const text = await releases.sourceMap({ name, version }, script.join('/'));
    try {
      return text === undefined ? undefined : new TraceMap(text);
    } catch {
      // What a team published as a map need not be one.
      return undefined;
    }
  };
  return async ({ file, line, column }) => {
    const reading = maps.get(file) ?? mapOf(file);
    maps.delete(file);
    maps.set(file, reading);
    const [oldest] = maps.keys();
    if (maps.size > MOST_MAPS && oldest !== undefined) maps.delete(oldest);
    const map = await reading.catch((error: unknown) => {
      // What the store could not give now it may give the next time.
      maps.delete(file);
      throw error;
    });
    if (map === undefined || line < 1) return undefined;
    // An engine counts columns from one, a map from zero.
    const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (found.source === null) return undefined;
    const lines = sourceContentFor(map, found.source)?.split('\n') ?? [];
    const firstLine = Math.max(1, found.line - Math.floor(AROUND / 2));
    // As the build wrote it: resolved, it would have lost the steps out of the app's folder.
    const written = map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source;
    return {
      source: readable(written, file.split('/')[0] ?? ''),
      line: found.line,
      column: found.column + 1,
      name: found.name ?? undefined,
      code: lines.slice(firstLine - 1, firstLine - 1 + AROUND),
      firstLine,
    };
  };
}

/**
 * Finds the place of each distinct frame once, and of each file one after the other, so that its map is read and parsed once however
 * many files there are; returns what `keep` keeps of the place of a frame.
 */
export async function findPlaces<Kept>(
  frames: readonly ErrorFrame[],
  placeOf: FindPlace,
  keep: (place: SourcePlace) => Kept,
): Promise<(frame: ErrorFrame) => Kept | undefined> {
  const distinct = new Map(frames.map((frame) => [textOf(frame), frame]));
  const found = new Map<string, Kept>();
  for (const [text, frame] of [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    // A map takes some ten milliseconds: other requests are answered in between.
    await nextTurn();
    const place = await placeOf(frame);
    if (place !== undefined) found.set(text, keep(place));
  }
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
