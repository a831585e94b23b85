// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/**
 * Hash of files and folders; folders of builds and of packages are left out.
 * @param {readonly string[]} places
 */
export function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const skipped = /^(node_modules|dist|\.types|\.build)$/;
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)));
}

/** The names and sizes of the files in a folder: what a build left there. @param {string} folder */
export function listingOf(folder) {
  return hashOfText(
    filesBelow(folder)
      .map((file) => `${path.relative(folder, file)} ${statSync(file).size}`)
      .join('\n'),
  );
}

/** @param {string} text */
export function hashOfText(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a step was done already for the same inputs. @param {string} name @param {string} stamp */
export function isDone(name, stamp) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** @param {string} name @param {string} stamp */
export function markDone(name, stamp) {
  const file = stampFile(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** @param {string} name */
function stampFile(name) {
  return path.join(root, 'node_modules/.parlour', name);
}
