import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf } from '@parlour/platform/containerName';
import { servedFault } from '@parlour/platform/servedFiles';
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

/** The file that makes a folder a brand. */
export const BRAND_FILE = 'brand.json';
/** The first platform whose shell knows brands. */
const PLATFORM = '>=0.4.60';

/** A brand as its folder describes it; every file is named relative to that. */
const brandFile = v.strictObject({
  name: appName,
  version: semverText,
  ...brandLook.entries,
  ...brandTokens.entries,
});
type BrandFile = v.InferOutput<typeof brandFile>;

/** Up to the width and the height. */
const PNG_HEADER_BYTES = 24;

/** What a file of a brand may weigh, as players fetch it. */
const most = { logo: 3_000, door: 12_000, icon: 60_000 } as const;

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
  const pictures = picturesOf(given);
  const faults: string[] = [];
  const files = await Promise.all(
    [...new Set(pictures.map(({ file }) => file)), BRAND_FILE].map((file) =>
      readCompressed(folder, file, effort).catch(() => void faults.push(`${BRAND_FILE} names ${file}, which is not there`)),
    ),
  );
  const read = files.filter((file) => file !== undefined);
  for (const { field, file, bytes: allowed, width } of pictures) {
    const found = read.find((one) => one.path === file);
    if (found !== undefined) faults.push(...pictureFaults(`${field} (${file})`, found, allowed, width));
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
    json = JSON.parse(text);
  } catch (error) {
    throw new RegistryRefusal(`${BRAND_FILE} is no JSON: ${(error as Error).message}`);
  }
  const { success, output, issues } = v.safeParse(brandFile, json);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? BRAND_FILE} ${issue.message}`);
  throw new RegistryRefusal(`${BRAND_FILE} cannot be read:\n${faults.join('\n')}`);
}

interface Picture {
  readonly field: string;
  readonly file: string;
  readonly bytes: number;
  /** Of a PNG, in pixels. */
  readonly width?: number;
}

function picturesOf({ logo, door, icons }: BrandFile): readonly Picture[] {
  return [
    { field: 'logo', file: logo, bytes: most.logo },
    ...(door === undefined ? [] : [{ field: 'door', file: door, bytes: most.door }]),
    ...Object.entries(icons).map(([size, file]) => ({
      field: `icons.${size}`,
      file,
      bytes: most.icon,
      width: size === 'maskable' ? 512 : Number(size),
    })),
  ];
}

function pictureFaults(
  what: string,
  { path: file, bytes, brotli }: { readonly path: string; readonly bytes: Buffer; readonly brotli: number },
  allowed: number,
  width: number | undefined,
): readonly string[] {
  const fault = servedFault(file);
  if (fault !== undefined) return [`${what}: ${fault}`];
  const tooLarge = brotli > allowed ? [`${what} weighs ${kB(brotli)}, at most ${kB(allowed)} are allowed`] : [];
  if (width === undefined) return [...tooLarge, ...(isSvg(file, bytes) ? [] : [`${what} is no SVG that draws by itself`])];
  const isPng = bytes.length >= PNG_HEADER_BYTES && bytes.subarray(1, 4).toString() === 'PNG';
  if (!isPng) return [`${what} is no PNG`];
  const [across, down] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return across === width && down === width
    ? tooLarge
    : [...tooLarge, `${what} is ${across} × ${down} px, and has to be ${width} × ${width}`];
}

/** Pages show it as a picture, in which nothing runs; it may still not hold what only a page of its own could run or fetch. */
function isSvg(file: string, bytes: Buffer): boolean {
  const text = bytes.toString();
  return (
    file.endsWith('.svg') &&
    /<svg[\s>]/.test(text) &&
    !/<(?:script|foreignObject|image|use)|\son\w+=|(?:href|src)=|url\(\s*['"]?(?!#)/i.test(text)
  );
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
