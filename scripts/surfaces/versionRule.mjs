// @ts-check
import semver from 'semver';

/** @typedef {import('./surface.mjs').Entries} Entries */
/**
 * The committed list of a package's exports.
 * @typedef {object} SurfaceList
 * @property {string} package
 * @property {string} version for which the list was written
 * @property {string} compiler version of TypeScript that wrote the declarations
 * @property {Entries} entries
 */
/**
 * Exports by what happened to them: `useForm of ./forms`.
 * @typedef {{ readonly removed: readonly string[], readonly changed: readonly string[], readonly added: readonly string[] }} Difference
 */

/** What differs between two lists of exports. @param {Entries} before @param {Entries} after @returns {Difference} */
export function differenceOf(before, after) {
  const old = flat(before);
  const next = flat(after);
  const oldNames = [...old.keys()];
  return {
    removed: oldNames.filter((name) => !next.has(name)),
    changed: oldNames.filter((name) => next.has(name) && next.get(name) !== old.get(name)),
    added: [...next.keys()].filter((name) => !old.has(name)),
  };
}

/** @param {Entries} entries */
function flat(entries) {
  return new Map(
    Object.entries(entries).flatMap(([entry, names]) =>
      Object.entries(names).map(([name, type]) => [entry === '.' ? name : `${name} of ${entry}`, type]),
    ),
  );
}

/**
 * The least version that a package with this difference may have: whoever takes `^` of the old one must not get one that lacks what
 * it uses. Before 1.0.0, a minor version says that, and a patch that something was added.
 * @param {string} version @param {Difference} difference
 * @param {{ isCompatible?: boolean }} [how] `isCompatible`: what changed takes and gives all that it did
 */
export function neededVersion(version, { removed, changed, added }, { isCompatible = false } = {}) {
  const isInitial = semver.major(version) === 0;
  const isBreaking = removed.length > 0 || (changed.length > 0 && !isCompatible);
  if (isBreaking) return semver.inc(version, isInitial ? 'minor' : 'major') ?? version;
  if (changed.length + added.length === 0) return version;
  return semver.inc(version, isInitial ? 'patch' : 'minor') ?? version;
}

/**
 * Whether a new list may replace the committed one, and if not, what its package needs.
 * @param {SurfaceList | undefined} before @param {SurfaceList} after @param {{ isCompatible?: boolean }} [how]
 */
export function judge(before, after, how) {
  if (before === undefined) return { difference: differenceOf({}, after.entries), needed: after.version, mayReplace: true };
  const difference = differenceOf(before.entries, after.entries);
  // Another compiler may write the same inferred type in another way.
  const isRewritten = before.compiler !== after.compiler && difference.removed.length + difference.added.length === 0;
  const needed = isRewritten ? before.version : neededVersion(before.version, difference, how);
  return { difference, needed, mayReplace: semver.gte(after.version, needed) };
}
