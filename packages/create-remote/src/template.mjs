// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filled } from './names.mjs';

/** What a build, an install or a check left in the template. */
const made = /^(node_modules|dist|\.types)$/;

/**
 * Copies a template for a remote of this name: `example` becomes the name, in each of its spellings.
 * @param {string} template @param {string} folder @param {{ name: string, platformVersion: string }} remote
 */
export function copyTemplate(template, folder, { name, platformVersion }) {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const inside = path.relative(template, file);
    if (inside.split(path.sep).some((part) => made.test(part))) continue;
    const target = path.join(folder, filled(inside, name, platformVersion));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(file, 'utf8'), name, platformVersion));
  }
}
