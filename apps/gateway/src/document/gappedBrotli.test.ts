import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { compressAround, fillIn } from './gappedBrotli';

const word = () => randomBytes(16).toString('base64');
const texts: readonly (readonly [string, string])[] = [
  ['a word between', '<p>@</p>'],
  ['a word at both ends', '@ and @'],
  ['words side by side', '<i>@@@</i>'],
  ['nothing but a word', '@'],
  ['no word', 'plain'],
  ['nothing', ''],
  ['what looks like its own beginning again and again', 'nonce="@" 本站需要启用 '.repeat(200)],
  ['many kinds of letters', Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(32 + ((at * 7919) % 5_000))).join('@')],
  ['more than a window', `${randomBytes(400_000).toString('base64')}@${'again '.repeat(90_000)}@end`],
];

it.each(texts)('a text with %s reads as it was, with each word in its places', async (_what, text) => {
  const fill = await compressAround(text, { '@': word() });
  for (let times = 0; times < 5; times += 1) {
    const next = word();
    expect(brotliDecompressSync(fill?.({ '@': next }) ?? '').toString() === text.replaceAll('@', next)).toBe(true);
  }
});

it('has placeholders of several kinds, each with a word of its own', async () => {
  const fill = await compressAround('<i a="@" b="#">@#</i>', { '@': word(), '#': '1790000000000' });
  const values = { '@': word(), '#': '1790000001000' };
  expect(brotliDecompressSync(fill?.(values) ?? '').toString()).toBe(fillIn('<i a="@" b="#">@#</i>', values));
});

it('costs a few bytes for each word beside what Brotli makes of it all', async () => {
  const text = `${'<script nonce="@">const answer = 42;</script>'.repeat(4)}${'release '.repeat(4_000)}`;
  const fill = await compressAround(text, { '@': word() });
  const whole = brotliCompressSync(text.replaceAll('@', word()));
  expect(fill?.({ '@': word() }).length).toBeLessThan(whole.length + 4 * 60);
});
