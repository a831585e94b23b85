import { common, type CommonToken, propertyOf, type ThemeName, themes, type Token } from '@parlour/ui-kit/themes';
import { colourOf, type Look } from '@parlour/ui-kit/contrast';
import * as v from 'valibot';

const tokenNames = Object.keys(themes.dark) as readonly Token[];
const commonNames = Object.keys(common) as readonly CommonToken[];
const isShadow = (token: Token) => token === 'cardShadow' || token === 'overlayShadow';

const colour = v.pipe(
  v.string(),
  v.check((css) => colourOf(css) !== undefined, 'is not a colour like #1A2B3C or rgba(26,43,60,.5)'),
);
/** Shadows, gradients, lengths, stacks of fonts: nothing in it ends a declaration, fetches a file or is computed elsewhere. */
const value = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(300, 'has more than 300 characters'),
  v.regex(/^[\w\s#.,%()'"-]+$/, 'has a character that a value cannot have'),
  v.check(isClosed, 'leaves a bracket or a quote open'),
  v.check((css) => !/(?:url|image(?:-set)?|expression|attr|env)\s*\(/i.test(css), 'fetches or computes something'),
);
/** Nothing in it is left open, which would swallow what follows. */
function isClosed(css: string): boolean {
  const bare = css.replaceAll(/'[^'"]*'|"[^'"]*"/g, '');
  let depth = 0;
  for (const mark of bare) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth < 0 || mark === "'" || mark === '"') return false;
  }
  return depth === 0;
}

const PLACE =
  /^(?:-?[\d.]+(?:deg|%|px)?|to|at|top|left|right|bottom|center|circle|ellipse|(?:closest|farthest)-(?:side|corner))$/;

/** A gradient of colours whose contrast can be measured. */
const gradient = v.pipe(
  v.string(),
  v.maxLength(300, 'has more than 300 characters'),
  v.check((css) => {
    const inside = /^(?:linear|radial)-gradient\((.*)\)$/.exec(css)?.[1] ?? '';
    const stops = inside.match(/#[\dA-F]{6}\b|rgba\([^)]*\)/gi) ?? [];
    const rest = stops.reduce((left, stop) => left.replace(stop, ''), inside);
    const words = rest.split(/[\s,]+/).filter(Boolean);
    return stops.length >= 2 && stops.every((stop) => colourOf(stop)?.a === 1) && words.every((word) => PLACE.test(word));
  }, 'is not a gradient of colours like linear-gradient(155deg,#20413F,#10211F)'),
);
const length = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d)?px$/, 'is not a length like 12px'));
const lengthIn = (least: number, most: number) =>
  v.pipe(
    length,
    v.check((css) => Number.parseFloat(css) >= least && Number.parseFloat(css) <= most, `is not from ${least}px to ${most}px`),
  );

/** Below 44 px a control is hard to hit. */
const bounds: Partial<Record<CommonToken, v.GenericSchema<string>>> = {
  brandGradient: gradient,
  copperGradient: gradient,
  gutter: lengthIn(8, 24),
  cardPadding: lengthIn(8, 24),
  controlHeight: lengthIn(44, 64),
  rowHeight: lengthIn(44, 80),
  headingCase: v.picklist(['none', 'uppercase', 'capitalize']),
};

function schemaOf(token: CommonToken): v.GenericSchema<string> {
  return bounds[token] ?? (token.startsWith('radius') ? length : /^#|^rgba/.test(common[token]) ? colour : value);
}

const optionalEach = <Name extends string>(names: readonly Name[], schema: (name: Name) => v.GenericSchema<string>) =>
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, v.optional(schema(name))])) as Record<
      Name,
      v.OptionalSchema<v.GenericSchema<string>, undefined>
    >,
  );
const themeTokens = optionalEach(tokenNames, (token) => (isShadow(token) ? value : colour));

const icon = v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*\.png$/, 'is no PNG of the release'));

/**
 * What a brand looks like: its tokens in each theme, those that the themes share, its headings, and the icons of the installed site by
 * their width in pixels. Tokens that it leaves out are the site's own.
 */
export const brandTokens = v.strictObject({
  dark: v.optional(themeTokens, {}),
  light: v.optional(themeTokens, {}),
  common: v.optional(optionalEach(commonNames, schemaOf), {}),
  heading: v.optional(
    v.strictObject({
      weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900))),
      tracking: v.optional(v.pipe(v.string(), v.regex(/^-?0?\.\d{1,3}em$|^0$/, 'is not a tracking like -.02em'))),
    }),
    {},
  ),
  icons: v.strictObject({ '180': icon, '192': icon, '512': icon, maskable: icon }),
});
export type BrandTokens = v.InferOutput<typeof brandTokens>;

/** The whole look of a brand: its tokens over those of the site. */
export function lookOf({ dark, light, common: shared }: Pick<BrandTokens, ThemeName | 'common'>): Look {
  return {
    dark: { ...themes.dark, ...present(dark) },
    light: { ...themes.light, ...present(light) },
    common: { ...common, ...present(shared) },
  };
}

/**
 * The styles of a brand for the document, stronger than those of the shell, which come later. A part of the page may have the other
 * theme, or the dark one in both.
 */
export function stylesOf({ dark, light, common: shared, heading: { weight, tracking } }: BrandTokens): string {
  const { light: all } = lookOf({ dark, light, common: shared });
  // The dark theme is the usual one: what it changes has to be said again for the light one.
  const lightAgain = Object.fromEntries(Object.keys(present(dark)).map((token) => [token, all[token as Token]]));
  const lightRules = declared({ ...lightAgain, ...present(light) });
  const headings = `${weight === undefined ? '' : `--heading-weight:${weight};`}${tracking === undefined ? '' : `--heading-tracking:${tracking};`}`;
  return [
    `:root:root{${declared(present(shared))}${headings}}`,
    `:root:root,[data-theme='dark'][data-theme]{${declared(present(dark))}}`,
    `@media (prefers-color-scheme:light){:root:root:not([data-theme]){${lightRules}}}`,
    `[data-theme='light'][data-theme]{${lightRules}}`,
  ].join('');
}

/** The background of a theme, as the browser's own bars have it. */
export function pageColour(tokens: BrandTokens, theme: ThemeName): string {
  return lookOf(tokens)[theme].page;
}

function declared(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([token, css]) => `${propertyOf(token)}:${css};`)
    .join('');
}

function present<Name extends string>(tokens: Readonly<Partial<Record<Name, string | undefined>>>): Record<Name, string> {
  return Object.fromEntries(Object.entries(tokens).filter(([, css]) => css !== undefined)) as Record<Name, string>;
}
