import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of the shell that are about releases and remotes, and what stands in for each where there are none. */
const standIns = {
  'boot/inlineManifest.ts': 'inlineManifest.js',
  'boot/preloadRoute.ts': 'nothing.js',
  'remotes/distrust.ts': 'nothing.js',
  'remotes/loadScreen.ts': 'loadScreen.js',
  'remotes/prefetch.ts': 'prefetch.js',
  'remotes/resolve.ts': 'resolve.js',
  'remotes/runIfHere.ts': 'nothing.js',
  'remotes/useStandIn.ts': 'useStandIn.js',
  'remotes/visitor.ts': 'nothing.js',
  'watch/devtools.ts': 'nothing.js',
  'watch/fetchEntries.ts': 'nothing.js',
  'watch/manifestPoll.ts': 'nothing.js',
  'watch/retirement.ts': 'nothing.js',
  'worker/filesToKeep.ts': 'nothing.js',
  'worker/followWorker.ts': 'nothing.js',
};

/** The bundler's aliases that take the composition out of the shell; throws when a file is no longer there to stand in for. */
export function withoutComposition(shell: string, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...standIns, ...others }).map(([file, standIn]) => {
      const stoodIn = path.join(shell, 'src', file);
      if (!existsSync(stoodIn)) throw new Error(`${stoodIn} is gone: what the rivals of the shell are built without has moved`);
      return [stoodIn, path.join(import.meta.dirname, 'standIns', standIn)];
    }),
  );
}
