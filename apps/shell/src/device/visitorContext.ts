import type { Manifest, Ring } from '@parlour/release-contract/manifest';
import type { Visitor } from '@parlour/release-contract/canaryAssignment';
import { readCookie, writeCookie } from './cookies';

const NAME = 'parlour.visitor';
const MONTH_S = 2_592_000;

interface Known {
  readonly isAgent: boolean;
  /** Rings of a preview token. */
  readonly rings?: readonly Ring[];
}

/**
 * Describes the visitor for the choice of releases. A phone gets a random name only while a canary runs for a share of all
 * visitors.
 */
export function visitorContext({ remotes }: Manifest, { isAgent, rings = [] }: Known): Visitor {
  const hasShare = Object.values(remotes).some(({ canary }) => canary !== undefined && canary.share > 0);
  return { id: hasShare ? visitorName() : undefined, rings: isAgent ? [...rings, 'agents'] : rings };
}

let isRenewed = false;

/**
 * A random name for the phone. It is not linked to a member, so it is stored where logging out does not delete it (decision 39).
 * Each visit extends it by a month, so that a returning visitor stays in the same share.
 */
function visitorName(): string | undefined {
  const storedName = readCookie(NAME);
  if (storedName !== undefined && isRenewed) return storedName;
  isRenewed = true;
  writeCookie(NAME, storedName ?? Math.random().toString(36).slice(2), MONTH_S, 'Lax');
  return readCookie(NAME);
}
