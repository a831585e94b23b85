import type { Descriptor } from '../publishing/descriptor';

/** Where the descriptor of a release is stored, which makes it visible. */
export function releaseKey(name: string, version: string): string {
  return `published/${name}/${version}.json`;
}

/** Outside the folder that is served. */
export function sbomKey({ name, version }: Pick<Descriptor, 'name' | 'version'>): string {
  return `bills/${name}/${version}.json`;
}

/** Outside the folder that is served, like the SBOM. */
export function mapKey({ name, version }: Pick<Descriptor, 'name' | 'version'>, path: string): string {
  return `maps/${name}/${version}/${path}`;
}

/** The key of a file of a release, which may be a source map. */
export function fileKey(release: Pick<Descriptor, 'name' | 'version' | 'maps'>, path: string): string {
  return release.maps?.some((map) => map.path === path) ? mapKey(release, path) : assetKey(release, path);
}

/** The key of a file that is served. */
export function assetKey({ name, version }: Pick<Descriptor, 'name' | 'version'>, path: string): string {
  return `assets/${name}/${version}/${path}`;
}
