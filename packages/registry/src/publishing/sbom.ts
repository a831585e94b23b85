import type { Models } from '@cyclonedx/cyclonedx-library';
import * as v from 'valibot';

/** A package whose code is in a build, as the build found it. */
export const usedPackage = v.strictObject({
  name: v.string(),
  version: v.string(),
  /** The licence according to its package.json: an SPDX expression. */
  licence: v.string(),
  /** The hash of the package from the package registry, as in the lockfile; none for the site's own packages. */
  integrity: v.optional(v.string()),
});
export type UsedPackage = v.InferOutput<typeof usedPackage>;

/** What the build records about the packages in it. */
export const usedPackages = v.array(usedPackage);

/**
 * The SBOM of a release: CycloneDX 1.6 in JSON. The same packages give the same text, so that publishing a release again gives
 * the same SBOM.
 */
export async function sbomOf(
  { name, version }: { readonly name: string; readonly version: string },
  packages: readonly UsedPackage[],
): Promise<string> {
  // Loaded only for publishing, because neither the gateway nor tests of a composition need it.
  const [{ Enums, Models: models, Serialize, Spec }, { PackageURL }] = await Promise.all([
    import(/* webpackChunkName: "sbom" */ '@cyclonedx/cyclonedx-library'),
    import(/* webpackChunkName: "sbom" */ 'packageurl-js'),
  ]);
  const component = ({ name: full, version: used, licence, integrity }: UsedPackage) => {
    const [group, short] = full.startsWith('@') ? full.split('/') : [undefined, full];
    const purl = new PackageURL('npm', group, short ?? full, used, undefined, undefined).toString();
    const one = new models.Component(Enums.ComponentType.Library, short ?? full, {
      ...(group === undefined ? {} : { group }),
      version: used,
      bomRef: `${full}@${used}`,
      purl,
      scope: Enums.ComponentScope.Required,
    });
    one.licenses.add(licenceOf(licence, models));
    const hash = hexOf(integrity);
    if (hash !== undefined) one.hashes.set(Enums.HashAlgorithm['SHA-512'], hash);
    return one;
  };
  const root = new models.Component(Enums.ComponentType.Application, name, { version, bomRef: `${name}@${version}` });
  const sbom = new models.Bom({ metadata: new models.Metadata({ component: root }) });
  for (const one of packages.map(component)) {
    sbom.components.add(one);
    root.dependencies.add(one.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(sbom, { sortLists: true, space: 1 })}\n`;
}

/** A package as an SBOM names it. */
export interface SbomPackage {
  readonly name: string;
  readonly version?: string | undefined;
  /** An SPDX expression, or the package's own text if it is none. */
  readonly licences: readonly string[];
  /** Whether it has a hash, as every package from a package registry has. */
  readonly isFromRegistry: boolean;
}

const component = v.object({
  name: v.string(),
  group: v.optional(v.string()),
  version: v.optional(v.string()),
  licenses: v.optional(
    v.array(
      v.object({
        expression: v.optional(v.string()),
        license: v.optional(v.object({ id: v.optional(v.string()), name: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
  hashes: v.optional(v.array(v.unknown()), []),
});
const bill = v.object({ components: v.optional(v.array(component), []) });

/** About 5,000 packages: more than any page could consist of, and parsed in a tenth of a second. */
const MOST_PARTS = 60_000;

/** Why an SBOM is not read, as a sentence; undefined when it can be read. */
export function packageFault(sbom: string): string | undefined {
  let parts = 0;
  for (const sign of [',', '{']) for (let at = sbom.indexOf(sign); at !== -1; at = sbom.indexOf(sign, at + 1)) parts += 1;
  if (parts <= MOST_PARTS) return undefined;
  return `the bill of materials has ${parts} parts, at most ${MOST_PARTS} are allowed; does it list packages that are in no file?`;
}

/** The packages in an SBOM; none when it cannot be read, or has too many parts. */
export function packagesIn(sbom: string | undefined): readonly SbomPackage[] {
  if (sbom === undefined || packageFault(sbom) !== undefined) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bill), sbom);
  if (!parsed.success) return [];
  return parsed.output.components.map(({ name, group, version, licenses, hashes }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    licences: licenses.flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? []),
    isFromRegistry: hashes.length > 0,
  }));
}

function licenceOf(text: string, { LicenseExpression, NamedLicense, SpdxLicense }: typeof Models) {
  if (/^[\w.-]+$/.test(text) && text !== 'UNLICENSED') return new SpdxLicense(text);
  return / (OR|AND|WITH) /.test(text) ? new LicenseExpression(text) : new NamedLicense(text);
}

/** `sha512-…` as hexadecimal digits. */
function hexOf(integrity = ''): string | undefined {
  const [, base64] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
}
