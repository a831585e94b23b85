import { moduleOf } from '@parlour/platform/route';
import type { Descriptor } from '../publishing/descriptor';

/** Budgets for what players' phones fetch: bytes after Brotli, and files. */
export const budgets = {
  /** JavaScript of the first load of home: the shell, the entry of the remote that owns `/`, and its screen's files. */
  firstLoad: { bytes: 142_900, files: 5 },
  entry: { bytes: 8_000 },
  /**
   * A screen's own files, without the entry of its remote. The name of a release is in its files, so the same code weighs some bytes more
   * or less in another version: the heaviest screen needs that room.
   */
  screen: { bytes: 25_900 },
} as const;

/** What an app's files may weigh when its team was given no other budget. */
export const defaultBudget = { remote: budgets.entry.bytes + budgets.screen.bytes, shell: 127_000 } as const;

/** Earlier versions wrote the default of their time into the policy when nobody named a budget. */
const FORMER_SHELL_BUDGET = 123_400;

/** What an app's files may weigh, in bytes, with the budget that the policy names. */
export function budgetOf(kind: Descriptor['kind'], named: number | undefined): number {
  const isNamed = named !== undefined && !(kind === 'shell' && named === FORMER_SHELL_BUDGET);
  return isNamed ? named : defaultBudget[kind];
}

/** One measured size. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly files: number;
  readonly most: { readonly bytes: number; readonly files?: number };
  readonly isWithin: boolean;
}

/**
 * Compares builds with the site's budgets; the first load is only measured when the shell and the remote with home are among
 * them.
 */
export function weigh(descriptors: readonly Descriptor[]): Weight[] {
  const remotes = descriptors.flatMap((one) => (one.kind === 'remote' ? [one] : []));
  const shell = descriptors.find((one) => one.kind === 'shell');
  const lobby = remotes.find(({ routes }) => routes.some(({ path }) => path === '/'));
  const home = lobby?.routes.find(({ path }) => path === '/');
  const parts = remotes.flatMap((remote) => [
    weighed(`${remote.name}: entry`, remote, [remote.entry.path], budgets.entry),
    ...Object.entries(remote.modules).map(([module, files]) =>
      weighed(`${remote.name}: ${module}`, remote, files.map(pathOf), budgets.screen),
    ),
  ]);
  if (shell === undefined || lobby === undefined || home === undefined) return parts;
  const screen = lobby.modules[moduleOf(home)] ?? [];
  const first = [...shell.first, lobby.entry.path, ...screen.map(pathOf)];
  const both = { files: [...shell.files, ...lobby.files] };
  return [weighed('first load of home', both, first, budgets.firstLoad), ...parts];
}

function weighed(what: string, { files }: Pick<Descriptor, 'files'>, names: readonly string[], most: Weight['most']): Weight {
  const bytes = files.filter(({ path }) => names.includes(path)).reduce((sum, { brotli }) => sum + brotli, 0);
  const isWithin = bytes <= most.bytes && names.length <= (most.files ?? Number.POSITIVE_INFINITY);
  return { what, bytes, files: names.length, most, isWithin };
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}
