import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be off before the eye sees it, from 0 to 1. */
const SEEN = 0.025;

export interface Difference {
  readonly pixels: number;
  /** The difference painted red; undefined when the sizes differ. */
  readonly painted: Buffer | undefined;
  readonly words: string;
}

/** What differs between two pictures. Letters that another machine smooths otherwise differ by less than the eye sees. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) {
    const words = `it was ${width} × ${height} and is ${other.width} × ${other.height}`;
    return { pixels: Infinity, painted: undefined, words };
  }
  const paper = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, paper.data, width, height, { threshold: SEEN, includeAA: true });
  return { pixels, painted: PNG.sync.write(paper), words: `${pixels} pixels differ` };
}

/** The same picture to the eye in half the bytes: each colour is one of 32 steps. */
export function pack(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  png.data.forEach((value, at) => (png.data[at] = Math.min(255, Math.round(value / 8) * 8)));
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}
