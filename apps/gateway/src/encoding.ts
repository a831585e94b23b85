import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** What takes a millisecond and leaves a third of a document; one level more takes ten times as long for a hundredth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A text as a browser takes it, with the headers that say so. */
export async function encoded(text: string, accepted: string | undefined) {
  const encoding = preferred(accepted);
  const vary = { vary: 'accept-encoding' };
  if (encoding === undefined) return { body: text, headers: vary };
  return { body: await compress[encoding](text), headers: { ...vary, 'content-encoding': encoding } };
}

/** The encoding that a browser takes: Brotli before gzip, neither when it says so with `q=0`. */
export function preferred(accepted = ''): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
