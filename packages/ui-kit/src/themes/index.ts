import { dark, type Token } from './dark';
import { light } from './light';

export type { Token } from './dark';
export type ThemeName = 'dark' | 'light';

/** The themes as data, a file each: token name to CSS value. The build writes those that the document needs into it. */
export const themes: Record<ThemeName, Record<Token, string>> = { dark, light };

/** The custom property of a token. */
export const propertyOf = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** CSS declarations that give every token of a set its value. */
export function declareTokens(tokens: Partial<Record<Token, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${propertyOf(token)}:${value};`)
    .join('');
}
