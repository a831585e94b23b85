import type { Manifest, Ring } from '@parlour/release-contract/manifest';
import type { Visitor } from '@parlour/release-contract/canaryAssignment';
import { readCookie, writeCookie } from './cookies';

const NAME = 'parlour.visitor';
const MONTH_S = 2_592_000;

interface Known {
  /** What is known of the member. */
  readonly user: { readonly isagent: boolean } | undefined;
  /** Rings of a preview token. */
  readonly rings?: readonly Ring[];
}

/** The visitor, for the choice of releases. A phone gets a random name only while a canary is for a share of all visitors. */
export function visitorContext({ remotes }: Manifest, { user, rings = [] }: Known): Visitor {
  const isShared = Object.values(remotes).some(({ canary }) => canary !== undefined && canary.share > 0);
  return { id: isShared ? visitorName() : undefined, rings: user?.isagent ? [...rings, 'agents'] : rings };
}

let isRenewed = false;

/**
 * A random name of the phone: not linked to a member, and so stored where logging out does not delete it (decision 39). Each visit stores it
 * for another month, so that whoever comes back stays in place.
 */
function visitorName(): string | undefined {
  const known = readCookie(NAME);
  if (known !== undefined && isRenewed) return known;
  isRenewed = true;
  writeCookie(NAME, known ?? Math.random().toString(36).slice(2), MONTH_S, 'Lax');
  return readCookie(NAME);
}
