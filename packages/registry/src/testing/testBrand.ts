import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A PNG of nothing but its header, which says its width and height, and its end. */
export function testPng(width: number, height = width): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, Buffer.from([0, 0, 0, 0]), Buffer.from('IEND'), Buffer.alloc(4)]);
}

export const TEST_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

/** What a brand's folder for tests says; `changes` replaces fields. */
export function testBrand(changes: object = {}) {
  return {
    name: 'koi',
    version: '1.0.0',
    title: 'Koi',
    theme: 'dark',
    logo: 'logo.svg',
    icons: { '180': 'i/180.png', '192': 'i/192.png', '512': 'i/512.png', maskable: 'i/m.png' },
    dark: { accent: '#FF9A8B' },
    common: { radiusCard: '4px' },
    heading: { weight: 800 },
    ...changes,
  };
}

/** Writes a brand's folder; `files` replaces files, and leaves out those that are undefined. */
export async function writeBrand(
  folder: string,
  brand: object,
  files: Readonly<Record<string, Buffer | string | undefined>> = {},
) {
  const all = {
    'logo.svg': TEST_LOGO,
    'i/180.png': testPng(180),
    'i/192.png': testPng(192),
    'i/512.png': testPng(512),
    'i/m.png': testPng(512),
    'brand.json': JSON.stringify(brand),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    if (content === undefined) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}
