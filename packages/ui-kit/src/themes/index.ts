import { dark, type Token } from './dark';
import { light } from './light';

export type { Token } from './dark';
export type ThemeName = 'dark' | 'light';

/** The themes as data, one file each: token name to CSS value. The build writes the tokens that the document needs into it. */
export const themes: Record<ThemeName, Record<Token, string>> = { dark, light };

/** The brand's gradient, in both themes; text on it has the dark theme's colours. */
export const brandGradient = 'linear-gradient(155deg,#20413F,#16302F 42%,#10211F)';

/** The fonts of all text but amounts and the operator's name: those of the device. */
export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Roboto, 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif";

/** The custom property of a token. */
export const propertyOf = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** CSS declarations that give every token of a set its value. */
export function declareTokens(tokens: Partial<Record<Token, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${propertyOf(token)}:${value};`)
    .join('');
}
