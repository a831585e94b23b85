import { servedFault } from '@parlour/platform/servedFiles';
import type { BrandLook } from '@parlour/release-contract/brandLook';
import type { BrandTokens } from './brandTokens';
import { drawingFault } from './drawing';

/** Up to the width and the height. */
const PNG_HEADER_BYTES = 24;

/** What a file of a brand may weigh, as players fetch it. */
const most = { logo: 3_000, door: 12_000, icon: 60_000 } as const;

interface Picture {
  readonly field: string;
  readonly file: string;
  /** What it may weigh. */
  readonly most: number;
  /** Of a PNG, in pixels. */
  readonly width?: number;
}

/** The pictures that a brand names, and what each may be. */
export function picturesOf(
  { logo, door }: Pick<BrandLook, 'logo' | 'door'>,
  { icons }: Pick<BrandTokens, 'icons'>,
): readonly Picture[] {
  return [
    { field: 'logo', file: logo, most: most.logo },
    ...(door === undefined ? [] : [{ field: 'door', file: door, most: most.door }]),
    ...Object.entries(icons).map(([size, file]) => ({
      field: `icons.${size}`,
      file,
      most: most.icon,
      width: size === 'maskable' ? 512 : Number(size),
    })),
  ];
}

/** Why a file is not the picture that a brand needs, a sentence each. */
export function pictureFaults(
  { field, file, most: allowed, width }: Picture,
  { bytes, brotli }: { readonly bytes: Buffer; readonly brotli: number },
): readonly string[] {
  const what = `${field} (${file})`;
  const fault = servedFault(file);
  if (fault !== undefined) return [`${what}: ${fault}`];
  const tooLarge = brotli > allowed ? [`${what} weighs ${kB(brotli)}, at most ${kB(allowed)} are allowed`] : [];
  if (width === undefined) {
    const drawing = file.toLowerCase().endsWith('.svg') ? drawingFault(bytes.toString()) : 'has another name than *.svg';
    return drawing === undefined ? tooLarge : [...tooLarge, `${what} is no SVG that draws by itself: it ${drawing}`];
  }
  if (!isWholePng(bytes)) return [`${what} is no PNG`];
  const [across, down] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return across === width && down === width
    ? tooLarge
    : [...tooLarge, `${what} is ${across} × ${down} px, and has to be ${width} × ${width}`];
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** From its signature, over its header, to its end. */
function isWholePng(bytes: Buffer): boolean {
  return (
    bytes.length > PNG_HEADER_BYTES &&
    bytes.subarray(0, PNG.length).equals(PNG) &&
    bytes.subarray(12, 16).toString() === 'IHDR' &&
    bytes.subarray(-8, -4).toString() === 'IEND'
  );
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
