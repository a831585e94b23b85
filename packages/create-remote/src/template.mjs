// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filled } from './names.mjs';

/** Leftovers of a build, an install or a check in the template. */
const made = /^(node_modules|dist|\.types)$/;

/**
 * Copies a template for a remote of this name: `example` becomes the name, in each of its spellings.
 * @param {string} template @param {string} folder @param {{ name: string, platformVersion: string }} remote
 */
export function copyTemplate(template, folder, { name, platformVersion }) {
  mkdirSync(folder, { recursive: true });
  // Recursive by hand, because Yarn runs this program from an archive, whose directory listings have no `parentPath`.
  for (const entry of readdirSync(template, { withFileTypes: true })) {
    if (made.test(entry.name)) continue;
    const from = path.join(template, entry.name);
    const to = path.join(folder, filled(entry.name, name, platformVersion));
    if (entry.isDirectory()) copyTemplate(from, to, { name, platformVersion });
    else writeFileSync(to, filled(readFileSync(from, 'utf8'), name, platformVersion));
  }
}
