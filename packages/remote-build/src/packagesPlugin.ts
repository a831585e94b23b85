import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, sources } from '@rspack/core';
import { installedIntegrities } from './lockfile';

interface Found {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity?: string;
}

/**
 * Emits `packages.json`: the packages whose modules are in this build, with their licences and the hashes that the lockfile knows
 * them by. The file is not served; the SBOM is generated from it on publishing.
 */
export class PackagesPlugin {
  /** `folder`: the app's, with the lockfile in it or above; `others`: such a file that was written before and is joined with this one. */
  constructor(
    private readonly folder: string,
    private readonly others?: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PackagesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PackagesPlugin', stage }, () => {
        const integrities = installedIntegrities(this.folder);
        const folders = new Set<string>();
        for (const { resource } of resourcesIn(compilation.modules)) {
          const folder = packageAbove(resource);
          if (folder !== undefined) folders.add(folder);
        }
        const written: readonly Found[] = this.others === undefined ? [] : JSON.parse(readFileSync(this.others, 'utf8'));
        const found = new Map(written.map((one) => [`${one.name}@${one.version}`, one]));
        for (const folder of folders) {
          const one = described(folder, integrities);
          found.set(`${one.name}@${one.version}`, one);
        }
        const sorted = [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
        compilation.emitAsset('packages.json', new sources.RawSource(JSON.stringify(sorted)));
      });
    });
  }
}

interface WithResource {
  readonly resource: string;
}

/** Modules that are loaded from files; a concatenated module yields each of its parts. */
function resourcesIn(modules: Iterable<object>): WithResource[] {
  return [...modules].flatMap((module) => {
    const parts = 'modules' in module && Array.isArray(module.modules) ? resourcesIn(module.modules) : [];
    const own =
      'resource' in module && typeof module.resource === 'string' && module.resource !== ''
        ? [{ resource: module.resource }]
        : [];
    return [...own, ...parts];
  });
}

/** The folder of the package that a file belongs to; files beside it like `dist/esm/package.json` name none. */
function packageAbove(file: string): string | undefined {
  for (let folder = path.dirname(file.replace(/[?|].*/s, '')); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && readPackage(folder).name !== undefined && readPackage(folder).version !== undefined)
      return folder;
  }
  return undefined;
}

function described(folder: string, integrities: ReadonlyMap<string, string>): Found {
  const { name = '', version = '', license } = readPackage(folder);
  const integrity = integrities.get(`${name}@${version}`);
  return { name, version, licence: license ?? 'UNLICENSED', ...(integrity === undefined ? {} : { integrity }) };
}

function readPackage(folder: string): { readonly name?: string; readonly version?: string; readonly license?: string } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
