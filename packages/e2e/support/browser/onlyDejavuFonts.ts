import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from '../site/site';

const folder = path.join(root, 'test-results/fonts/dejavu');
const { resolve } = createRequire(import.meta.url);
const TABLE_BYTES = { woff: 20, trueType: 16 };

/**
 * The environment of a browser on a system with the fonts of a bare Debian: DejaVu Sans alone, which is wide and has no Chinese
 * characters, whatever the machine has. The package brings it for pages; a system has TrueType.
 */
export function dejavuAlone(): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  // As Debian calls them: of two weights that are as far away, the first file's is taken, which is the wide one.
  for (const [weight, name] of [
    [700, 'DejaVuSans-Bold.ttf'],
    [400, 'DejaVuSans.ttf'],
  ] as const) {
    const woff = readFileSync(resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`));
    writeFileSync(path.join(folder, name), trueTypeOf(woff));
  }
  const file = path.join(folder, 'fonts.conf');
  // Letters are smoothed as by default on Debian, whatever a machine has set.
  const smoothing = '<edit name="antialias"><bool>true</bool></edit><edit name="hintstyle"><const>hintslight</const></edit>';
  const places = `<dir>${folder}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
  writeFileSync(file, `<fontconfig>${places}<match target="pattern">${smoothing}</match></fontconfig>\n`);
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** WOFF is TrueType whose tables are compressed, each by itself, with a longer directory. */
function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * TABLE_BYTES.trueType);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  for (const [index, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    head.writeUInt16BE(value, 4 + index * 2);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * TABLE_BYTES.woff;
    const [offset = 0, packed = 0, size = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(offset, offset + packed);
    return { entry, size, bytes: packed < size ? inflateSync(bytes) : bytes };
  });
  let end = head.length;
  const padded = tables.map(({ entry, size, bytes }, index) => {
    const at = 12 + index * TABLE_BYTES.trueType;
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(size, at + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    end += size + padding.length;
    return Buffer.concat([bytes, padding]);
  });
  return Buffer.concat([head, ...padded]);
}
