const style = (size: number, line: number, weight: number, tracking = 0) =>
  `font-size:${size}px;line-height:${line}px;font-weight:${weight};letter-spacing:${tracking}em;`;

const figures = (size: number, line: number, tracking = -0.005) =>
  `font-family:Figures,ui-serif,Georgia,serif;${style(size, line, 600, tracking)}`;

/** Typography styles as CSS declarations. */
export const type = {
  display: style(28, 34, 750, -0.02),
  title: style(22, 28, 700, -0.018),
  heading: style(17, 24, 650, -0.01),
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
