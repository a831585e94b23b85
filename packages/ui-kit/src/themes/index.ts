import { common, type CommonToken } from './common';
import { dark, type Token } from './dark';
import { light } from './light';

export { common, type CommonToken } from './common';
export type { Token } from './dark';
export type ThemeName = 'dark' | 'light';

/** The themes as data, one file each: token name to CSS value. The build writes the tokens that the document needs into it. */
export const themes: Record<ThemeName, Record<Token, string>> = { dark, light };

/** The custom property of a token. */
export const propertyOf = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The value of a token that both themes share, for styles: that of the brand, if it has one. */
export function sharedValue(token: CommonToken): string {
  return `var(${propertyOf(token)},${common[token]})`;
}

/** The gradient of the brand's cards, in both themes; text on it has the dark theme's colours. */
export const brandGradient = sharedValue('brandGradient');

/** The fonts of all text but amounts and headings. */
export const fontFamily = sharedValue('font');

/** CSS declarations that give every token of a set its value. */
export function declareTokens(tokens: Partial<Record<Token, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${propertyOf(token)}:${value};`)
    .join('');
}
