import type { helpTexts } from './helpTexts';

type HelpType = keyof (typeof helpTexts)['default']['help'];
type AboutType = keyof (typeof helpTexts)['default']['about'];

/** The help centre's articles in the order of spec section 2. */
export const helpTypes: readonly HelpType[] = [7, 1, 2, 3, 4, 5, 8];

/** What the about list holds: terms and privacy. */
export const aboutTypes: readonly AboutType[] = [5, 6];

/** The type in the address, if it is one of the list's. */
export function typeIn<Type extends number>(types: readonly Type[], query: string | null): Type | undefined {
  return types.find((type) => String(type) === query);
}
