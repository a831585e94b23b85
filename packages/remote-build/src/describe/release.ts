import { containerNameOf } from '@parlour/platform/containerName';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildRelease {
  readonly name: string;
  readonly version: string;
  /** Name of the federation container; it contains the version, so that two versions can run in one page. */
  readonly container: string;
  /** Permanent base URL of the release; RELEASE_BASE during development. */
  readonly base: string;
  /** Where the build writes: BUILD_DIR, else the app's dist. */
  readonly folder: string;
}

/** The release that an app is built as: its version is RELEASE_VERSION, else the one of its package.json. */
export function releaseOf(folder: string): BuildRelease {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
  const name = manifest.name.replace(/^@[^/]+\//, '');
  const version = process.env['RELEASE_VERSION'] ?? manifest.version;
  return {
    name,
    version,
    container: containerNameOf({ name, version }),
    base: process.env['RELEASE_BASE'] ?? `/assets/${name}/${version}/`,
    folder: process.env['BUILD_DIR'] ?? path.join(folder, 'dist'),
  };
}

/** What the identity of a build says of its release. */
export function named({ name, version, container }: BuildRelease) {
  return { name, version, container };
}
