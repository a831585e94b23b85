import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of the shell about releases and remotes, and their substitutes in a single application. */
const replacements = {
  'boot/bootComposition.ts': 'nothing.js',
  'boot/inlineManifest.ts': 'inlineManifest.js',
  'boot/preloadRoute.ts': 'nothing.js',
  'remotes/fittingManifest.ts': 'fittingManifest.js',
  'remotes/quarantine.ts': 'nothing.js',
  'remotes/loadScreen.ts': 'loadScreen.js',
  'remotes/prefetch.ts': 'prefetch.js',
  'remotes/runIfFetched.ts': 'nothing.js',
  'screens/useFallbackRelease.ts': 'useFallbackRelease.js',
  'device/brand.ts': 'nothing.js',
  'device/visitorContext.ts': 'nothing.js',
  'monitoring/federationDevtools.ts': 'nothing.js',
  'monitoring/markReleases.ts': 'nothing.js',
  'remotes/prefetchEntries.ts': 'nothing.js',
  'remotes/manifestPolling.ts': 'nothing.js',
  'remotes/retirement.ts': 'nothing.js',
  'worker/filesToPrecache.ts': 'nothing.js',
  'worker/registration.ts': 'nothing.js',
};

/** The bundler's aliases that remove the composition from the shell; throws when a file to replace no longer exists. */
export function withoutComposition(shell: string, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  const byFile = Object.entries({ ...replacements, ...others }).map(([file, replacement]) => {
    const replaced = path.join(shell, 'src', file);
    if (!existsSync(replaced)) throw new Error(`${replaced} is gone: what the rivals of the shell are built without has moved`);
    return [replaced, substitute(replacement)] as const;
  });
  const contract = ['composition', 'findRoute', 'navEntries'].map((name) => `@parlour/release-contract/${name}`);
  return Object.fromEntries([...byFile, ...contract.map((module) => [module, substitute('composition.js')] as const)]);
}

function substitute(name: string): string {
  return path.join(import.meta.dirname, 'replacements', name);
}
