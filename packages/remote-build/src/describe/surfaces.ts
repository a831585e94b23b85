import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { findAbove } from './files';

/** Library → name of an export → hash of its type, empty when the library's list does not contain the name. */
export type Surface = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The exports that a build shares, for packages that list their exports (`api-surface.json`): everything that exists at run time.
 */
export function sharedExports(compilation: Compilation, folder: string): Surface {
  return surfaceOf(compilation, 'provide', folder, (module, listed) => {
    const [connection] = compilation.moduleGraph.getOutgoingConnections(module);
    const names = connection?.module && compilation.moduleGraph.getProvidedExports(connection.module);
    return Array.isArray(names) ? names : [...listed.keys()];
  });
}

/** The exports of the same packages that the code of a build uses from the page. */
export function usedExports(compilation: Compilation, folder: string): Surface {
  return surfaceOf(compilation, 'consume', folder, (module, listed) =>
    usedNames(compilation, module).flatMap((name) => (name === WHOLE ? [...listed.keys()] : [name])),
  );
}

const WHOLE = '*';

function usedNames({ moduleGraph, chunkGraph }: Compilation, module: Module): string[] {
  return moduleGraph.getIncomingConnections(module).flatMap((connection) => {
    const { dependency, originModule } = connection;
    // Dependencies are read per export; code removed by tree shaking is in no chunk.
    if (dependency.type === 'esm import' || originModule === null) return [];
    const runtimes = [...chunkGraph.getModuleChunks(originModule)].flatMap(({ runtime }) => [...runtime]);
    if (runtimes.length === 0 || connection.getActiveState(runtimes) === false) return [];
    return [dependency.ids?.[0] ?? WHOLE];
  });
}

function surfaceOf(
  compilation: Compilation,
  role: 'provide' | 'consume',
  folder: string,
  namesOf: (module: Module, listed: ReadonlyMap<string, string>) => readonly string[],
): Surface {
  const entries = [...compilation.modules].flatMap((module) => {
    const [, of, library = ''] = /^(provide|consume) shared module \(\w+\) (@?[^@]+)@/.exec(module.identifier()) ?? [];
    const listed = of === role ? listOf(folder, library) : undefined;
    if (listed === undefined) return [];
    const names = [...new Set(namesOf(module, listed))].sort();
    return [[library, Object.fromEntries(names.map((name) => [name, listed.get(name) ?? '']))] as const];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The run-time exports of a library, with the hashes of their types; undefined for packages without such a list. */
function listOf(folder: string, library: string): ReadonlyMap<string, string> | undefined {
  const [scope = '', name = '', ...entry] = library.split('/');
  const file = findAbove(folder, path.join('node_modules', scope, name, 'api-surface.json'));
  if (file === undefined) return undefined;
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Record<string, string>> };
  const types = Object.entries(entries[['.', ...entry].join('/')] ?? {}).map(([one, type]) => [one, type.split(' ')] as const);
  return new Map(types.flatMap(([one, [kind, hash = '']]) => (kind === 'interface' || kind === 'type' ? [] : [[one, hash]])));
}
