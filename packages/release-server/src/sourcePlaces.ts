import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import type { Releases } from './releases';

/** Lines of code around a place. */
const AROUND = 5;

/** A place in the sources that a frame of a stack came from. */
export interface SourcePlace {
  /** In the repository of the release: `apps/wallet/src/shared/useWallets.ts`, or a package: `react-dom/cjs/react-dom.js`. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The name that stands there, where the build changed it. */
  readonly name: string | undefined;
  /** Five lines, of which the place is the middle one, with the number of the first; empty when the map has no sources. */
  readonly code: readonly string[];
  readonly firstLine: number;
}

/** Finds the places of frames; maps stay parsed for as long as this exists. */
export function createSourcePlaces(
  releases: Pick<Releases, 'sourceMap'>,
): (frame: ErrorFrame) => Promise<SourcePlace | undefined> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = async (file: string) => {
    const [name = '', version = '', ...script] = file.split('/');
    if (script.length === 0) return undefined;
    const text = await releases.sourceMap({ name, version }, script.join('/'));
    return text === undefined ? undefined : new TraceMap(text);
  };
  return async ({ file, line, column }) => {
    const reading = maps.get(file) ?? mapOf(file);
    maps.set(file, reading);
    const map = await reading;
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

/** `webpack://wallet_1_5_0/./src/a.ts` of the wallet is `apps/wallet/src/a.ts`; a file of a package begins with its name. */
function readable(source: string, app: string): string {
  const path = source.replace(/^webpack:\/\/(?:@[^/]+\/)?[^/]*\//, '');
  const [, inPackage] = /.*node_modules\/(?!\.pnpm)(.+)$/.exec(path) ?? [];
  return inPackage ?? new URL(path, `file:///apps/${app}/`).pathname.slice(1);
}
