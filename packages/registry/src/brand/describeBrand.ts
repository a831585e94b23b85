import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf } from '@parlour/platform/containerName';
import { appName } from '@parlour/release-contract/appName';
import { brandLook } from '@parlour/release-contract/brandLook';
import { formats } from '@parlour/release-contract/formats';
import { semverText } from '@parlour/release-contract/manifest';
import * as v from 'valibot';
import { readCompressed } from '../publishing/compressFiles';
import type { DescribedBuild, Provenance } from '../publishing/describedBuild';
import { integrityOf } from '../publishing/integrity';
import { sbomOf } from '../publishing/sbom';
import { RegistryRefusal } from '../registry/refusals';
import { brandTokens } from './brandTokens';
import { pictureFaults, picturesOf } from './pictures';

/** The file that makes a folder a brand. */
export const BRAND_FILE = 'brand.json';
/** The first platform whose shell knows brands. */
const PLATFORM = '>=0.4.60';

/** A brand as its folder describes it; every file is named relative to that. */
const brandFile = v.strictObject({
  name: v.pipe(
    appName,
    v.check((name) => name !== 'shell', 'is that of the host'),
  ),
  version: semverText,
  ...brandLook.entries,
  ...brandTokens.entries,
});
type BrandFile = v.InferOutput<typeof brandFile>;

/** Whether a folder is that of a brand. */
export async function isBrand(folder: string): Promise<boolean> {
  return (await stat(path.join(folder, BRAND_FILE)).catch(() => undefined))?.isFile() === true;
}

/** Describes a brand's folder as a release. Nothing is built: its files are served as they are. Throws a RegistryRefusal. */
export async function describeBrand(
  folder: string,
  { revision, builtAt, source, brandVersion }: Provenance,
  effort = 11,
): Promise<DescribedBuild> {
  const given = await readBrand(folder);
  const { name, version: written, icons, dark, light, common, heading, ...look } = given;
  const version = brandVersion ?? written;
  const pictures = picturesOf(given, given);
  const faults: string[] = [];
  const files = await Promise.all(
    [...new Set(pictures.map(({ file }) => file)), BRAND_FILE].map((file) =>
      readCompressed(folder, file, effort).catch(() => void faults.push(`${BRAND_FILE} names ${file}, which is not there`)),
    ),
  );
  const read = files.filter((file) => file !== undefined);
  for (const picture of pictures) {
    const found = read.find((one) => one.path === picture.file);
    if (found !== undefined) faults.push(...pictureFaults(picture, found));
  }
  if (faults.length > 0) throw new RegistryRefusal(`the brand ${name} cannot be published:\n${faults.join('\n')}`);
  const sbom = await sbomOf({ name, version }, []);
  const entry = read.find(({ path: file }) => file === BRAND_FILE);
  return {
    descriptor: {
      kind: 'remote',
      format: formats.descriptor.writes,
      name,
      version,
      container: containerNameOf({ name, version }),
      platformVersion: PLATFORM,
      files: read.map(({ path: file, integrity, size, brotli }) => ({ path: file, integrity, size, brotli })),
      shares: {},
      links: [],
      sbom: integrityOf(Buffer.from(sbom)),
      revision,
      builtAt,
      ...(source && { source }),
      outage: look.title,
      routes: [],
      entry: { path: BRAND_FILE, integrity: entry?.integrity ?? '' },
      modules: {},
      brand: look,
      tokens: { dark, light, common, heading, icons },
    },
    files: read,
    sbom,
  };
}

async function readBrand(folder: string): Promise<BrandFile> {
  const text = await readFile(path.join(folder, BRAND_FILE), 'utf8').catch(() => {
    throw new RegistryRefusal(`${folder} is no brand: it has no ${BRAND_FILE}`);
  });
  let json: unknown;
  try {
    // Some editors write a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new RegistryRefusal(`${BRAND_FILE} is no JSON: ${(error as Error).message}`);
  }
  const { success, output, issues } = v.safeParse(brandFile, json);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? BRAND_FILE} ${issue.message}`);
  throw new RegistryRefusal(`${BRAND_FILE} cannot be read:\n${faults.join('\n')}`);
}
