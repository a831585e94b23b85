// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const art = fileURLToPath(new URL('.', import.meta.url));

// Colours stay in hex because covers turn their hue; ids carry the picture's name so that several can stand in one document.
/** @param {string} picture */
const plugins = (picture) => [
  {
    name: /** @type {const} */ ('preset-default'),
    params: { overrides: { convertColors: { shortname: false } } },
  },
  { name: /** @type {const} */ ('removeAttrs'), params: { attrs: ['svg:class', 'svg:style', 'svg:preserveAspectRatio', 'svg:aria-hidden'] } },
  { name: /** @type {const} */ ('prefixIds'), params: { prefix: picture, delim: '-' } },
];

const pictures = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
for (const file of pictures) {
  const { data } = optimize(readFileSync(art + file, 'utf8'), {
    floatPrecision: 2,
    multipass: true,
    plugins: plugins(basename(file, '.svg')),
  });
  writeFileSync(art + file, data);
}
