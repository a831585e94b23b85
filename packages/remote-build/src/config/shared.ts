import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findAbove } from '../describe/files';
import { isInsideSite, isProduction } from './mode';

/** The only list of shared singletons: the shell contains them, and remotes name those that they need. */
const singletons = [
  'react',
  'react/jsx-runtime',
  ...(isProduction || isInsideSite ? [] : ['react/jsx-dev-runtime']),
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@parlour/platform',
  '@parlour/ui-kit',
  '@parlour/api-client/schema',
];

/** The singletons that an app depends on, with their installed versions. */
export function versions(folder: string): Record<string, string> {
  const { dependencies = {}, peerDependencies = {} } = readPackage(path.join(folder, 'package.json'));
  return Object.fromEntries(
    singletons.flatMap((name) => {
      if (!(packageOf(name) in { ...dependencies, ...peerDependencies })) return [];
      const file = findAbove(folder, path.join('node_modules', packageOf(name), 'package.json'));
      if (file === undefined) throw new Error(`${packageOf(name)} is not installed`);
      return [[name, readPackage(file).version]];
    }),
  );
}

/**
 * Options of Module Federation for the singletons of an app. `ranges` names those that accept another range than the default for
 * the version they were built with.
 */
export function shared(
  folder: string,
  how: { readonly import: false } | { readonly eager: true },
  ranges: Readonly<Record<string, string>> = {},
) {
  const entries = Object.entries(versions(folder));
  return Object.fromEntries(
    entries.map(([name, version]) => {
      const requiredVersion = ranges[packageOf(name)] ?? `^${version}`;
      return [name, { singleton: true, version, requiredVersion, ...how }];
    }),
  );
}

/** The ranges that a remote accepts: its config names that of the platform, its peer dependencies others. */
export function acceptedRanges(folder: string, platformVersion: string): Record<string, string> {
  const { peerDependencies = {} } = readPackage(path.join(folder, 'package.json'));
  const ranges = Object.entries(peerDependencies).filter(([, range]) => !range.includes(':'));
  return { ...Object.fromEntries(ranges), '@parlour/platform': platformVersion };
}

interface Package {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readPackage(file: string): Package {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
