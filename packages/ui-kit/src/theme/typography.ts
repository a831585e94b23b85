import { sharedValue } from '../themes';

const style = (size: number, line: number, weight: number | string, tracking: number | string = 0) =>
  `font-size:${size}px;line-height:${line}px;font-weight:${weight};letter-spacing:${typeof tracking === 'number' ? `${tracking}em` : tracking};`;

/** A heading, whose font, weight, case and tracking a brand may replace. */
const heading = (size: number, line: number, weight: number, tracking: number) =>
  `font-family:${sharedValue('headingFont')};text-transform:${sharedValue('headingCase')};${style(size, line, `var(--heading-weight,${weight})`, `var(--heading-tracking,${tracking}em)`)}`;

const figures = (size: number, line: number, tracking = -0.005) =>
  `font-family:${sharedValue('figuresFont')};${style(size, line, 600, tracking)}`;

/** Typography styles as CSS declarations. */
export const type = {
  display: heading(28, 34, 750, -0.02),
  title: heading(22, 28, 700, -0.018),
  heading: heading(17, 24, 650, -0.01),
  button: style(16, 24, 650, -0.005),
  body: style(15, 22, 400),
  label: style(15, 20, 550),
  caption: style(13, 18, 400),
  micro: style(11, 14, 550, -0.01),
  code: 'font-family:ui-monospace,"SF Mono",Menlo,monospace;',
  figuresXl: figures(42, 48),
  figuresL: figures(32, 38),
  figuresM: figures(24, 30),
  figuresS: figures(18, 24),
  figuresRow: figures(17, 24, 0),
};
