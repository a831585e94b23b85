import type { Manifest, Ring } from '@parlour/releases/manifest';
import type { Visitor } from '@parlour/releases/visitor';
import { keep, kept } from '@parlour/platform/storage';

const NAME = 'parlour.visitor';

interface Known {
  /** What is known of the member. */
  readonly user: { readonly isagent: boolean } | undefined;
  /** Rings that a pass opens. */
  readonly rings?: readonly Ring[];
}

/** Who visits, as far as a release cares. A phone is named only while a canary asks for a share of all visitors. */
export function visitorOf({ remotes }: Manifest, { user, rings = [] }: Known): Visitor {
  const isShared = Object.values(remotes).some(({ canary }) => canary !== undefined && canary.share > 0);
  return { id: isShared ? visitorName() : undefined, rings: user?.isagent ? [...rings, 'agents'] : rings };
}

/** Keeps the phone's name over work that clears the storage: it is no trace of a member, and decides who is in a canary. */
export function keepingName(clear: () => void): void {
  const name = kept(NAME, 'localStorage');
  clear();
  if (name !== undefined) keep(NAME, name, 'localStorage');
}

function visitorName(): string | undefined {
  const known = kept(NAME, 'localStorage');
  if (known !== undefined) return known;
  const name = Math.random().toString(36).slice(2);
  return keep(NAME, name, 'localStorage') ? name : undefined;
}
