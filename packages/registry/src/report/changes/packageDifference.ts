import { packagesIn, type SbomPackage } from '../../publishing/sbom';

export interface PackageDifference {
  /** `name version (licence)`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `name 1.0.0 → 1.1.0`, with the licences where they differ. */
  readonly changed: readonly string[];
}

/** What differs between two SBOMs; without the first one, all packages are added. */
export function packageDifference(before: string | undefined, after: string | undefined): PackageDifference {
  const [was, is] = [byName(packagesIn(before)), byName(packagesIn(after))];
  const added: string[] = [];
  const removed: string[] = [];
  const changed: string[] = [];
  for (const name of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [gone, come] = [without(was.get(name), is.get(name)), without(is.get(name), was.get(name))];
    const [one, other] = [gone[0], come[0]];
    // A build may have several versions of a package; then nobody knows which replaced which.
    if (one !== undefined && other !== undefined && gone.length === 1 && come.length === 1) changed.push(changeOf(one, other));
    else {
      removed.push(...gone.map(textOf));
      added.push(...come.map(textOf));
    }
  }
  return { added, removed, changed };
}

function byName(packages: readonly SbomPackage[]): ReadonlyMap<string, readonly SbomPackage[]> {
  const grouped = new Map<string, SbomPackage[]>();
  for (const one of packages) grouped.set(one.name, [...(grouped.get(one.name) ?? []), one]);
  return grouped;
}

/** Those of the first ones that are not among the others, with the same version and licence. */
function without(ones: readonly SbomPackage[] = [], others: readonly SbomPackage[] = []): readonly SbomPackage[] {
  const known = new Set(others.map(textOf));
  return ones.filter((one) => !known.has(textOf(one)));
}

function textOf(one: SbomPackage): string {
  return `${one.name} ${one.version ?? 'of unknown version'} (${licenceOf(one)})`;
}

function licenceOf({ licences }: SbomPackage): string {
  return licences.join(', ') || 'no licence named';
}

function changeOf(before: SbomPackage, after: SbomPackage): string {
  const versions = before.version === after.version ? after.version : `${before.version} → ${after.version}`;
  const [was, is] = [licenceOf(before), licenceOf(after)];
  return `${after.name} ${versions} (${was === is ? is : `licence ${was} → ${is}`})`;
}
