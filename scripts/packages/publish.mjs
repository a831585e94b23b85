// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { run } from '../workspace/run.mjs';

/**
 * Publishes the packages that a registry does not have in their version. Throws one sentence when it has another content under a
 * version: then the version has to be raised.
 * @param {readonly import('./pack.mjs').Packed[]} packages @param {string} registry @param {(line: string) => void} say
 */
export async function publishPackages(packages, registry, say) {
  const known = await Promise.all(packages.map((one) => publishedHash(one, registry)));
  const isSame = packages.map(({ file }, index) => known[index] === hashOf(file));
  const changed = packages.filter((_, index) => known[index] !== undefined && !isSame[index]);
  if (changed.length > 0) {
    const names = changed.map(({ name, version }) => `${name}@${version}`).join(', ');
    throw new Error(
      `${registry} has ${names} with another content: raise the version (npm run changeset), nothing was published.`,
    );
  }
  for (const [index, { name, version, file }] of packages.entries()) {
    if (isSame[index]) {
      say(`${name}@${version} is there already`);
      continue;
    }
    await run('npm', ['publish', file, '--registry', registry]);
    say(`${name}@${version} published`);
  }
}

/** @param {import('./pack.mjs').Packed} one @param {string} registry @returns {Promise<string | undefined>} */
async function publishedHash({ name, version }, registry) {
  const url = new URL(name.replace('/', '%2f'), registry.endsWith('/') ? registry : `${registry}/`);
  const response = await fetch(url).catch((error) => {
    throw new Error(`${registry} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${registry} answers with ${response.status}: log in there with npm login`);
  return (await response.json()).versions?.[version]?.dist?.integrity;
}

/** @param {string} file */
function hashOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}
