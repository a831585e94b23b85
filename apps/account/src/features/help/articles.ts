import type { helpTexts } from './helpTexts';

type HelpType = keyof (typeof helpTexts)['default']['help'];
type AboutType = keyof (typeof helpTexts)['default']['about'];

/** The help centre's articles in the order of spec section 2. */
export const helpTypes: readonly HelpType[] = [7, 1, 2, 3, 4, 5, 8];

/** The articles of the about list: terms and privacy. */
export const aboutTypes: readonly AboutType[] = [5, 6];

/** The type in the URL, if it is in the list. */
export function typeIn<Type extends number>(types: readonly Type[], query: string | null): Type | undefined {
  return types.find((type) => String(type) === query);
}
