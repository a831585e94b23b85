import parse, { type Expression } from 'spdx-expression-parse';
import type { SbomPackage } from '../publishing/sbom';

/** The licences that packages may have, and the obligations of each. */
export const agreedLicences: Readonly<Record<string, string>> = {
  '0BSD': 'nothing',
  'Apache-2.0': 'to keep its notice',
  'BSD-2-Clause': 'to keep its notice',
  'BSD-3-Clause': 'to keep its notice',
  'BlueOak-1.0.0': 'to keep its notice',
  'CC-BY-3.0': 'to name who made it; lists of licences, used by tools alone',
  'CC-BY-4.0': 'to name who made it; a list of browsers, used by tools alone',
  'CC0-1.0': 'nothing',
  ISC: 'to keep its notice',
  MIT: 'to keep its notice',
  'MIT-0': 'nothing',
  'OFL-1.1': 'to keep its notice, and never to be sold by itself; fonts',
  'Python-2.0': 'to keep its notice',
  'MPL-2.0': 'to give changes of its own files back; none of them is changed',
};

/**
 * Whether every part of `A AND B`, and one part of `A OR B`, is allowed; false for texts that are no SPDX expression, and for
 * exceptions.
 */
export function isAgreed(licence: string): boolean {
  try {
    return isMet(parse(licence));
  } catch {
    return false;
  }
}

function isMet(expression: Expression): boolean {
  if ('conjunction' in expression) {
    const { conjunction, left, right } = expression;
    return conjunction === 'and' ? isMet(left) && isMet(right) : isMet(left) || isMet(right);
  }
  const { license, plus, exception } = expression;
  return Object.hasOwn(agreedLicences, license) && plus === undefined && exception === undefined;
}

/**
 * Whether a package may be in a release. The site's own code has no licence: it is from the repository of the build, or from the
 * packages that the site's operations publish for teams.
 */
export function isAgreedPackage({ name, licences, isFromRegistry }: SbomPackage): boolean {
  const isOwn = !isFromRegistry || name.startsWith('@parlour/');
  if (isOwn && licences.length === 1 && licences[0] === 'UNLICENSED') return true;
  return licences.length > 0 && licences.every(isAgreed);
}
