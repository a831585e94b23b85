import { theme } from '../theme/theme';

/** The SVG path of an arch, given its centre, half its width, its top and its bottom. */
export function archPath(x: number, half: number, top: number, foot: number) {
  return `M${x - half},${foot}V${top + half}a${half},${half} 0 0 1 ${2 * half},0V${foot}`;
}

/** The gradients that the illustrations share; `id` makes their ids unique in the document. */
export function IllustrationGradients({ id, glow = theme.color.artGlow }: { id: string; glow?: string }) {
  return (
    <defs>
      <linearGradient id={`${id}lit`} x2="0" y2="1">
        <stop stopColor="#FFEBCB" />
        <stop offset="1" stopColor="#FF9A5C" />
      </linearGradient>
      <linearGradient id={`${id}floor`} x2="0" y2="1">
        <stop stopColor="#FF9A63" stopOpacity=".6" />
        <stop offset="1" stopColor="#FF9A63" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}leaf`} x2="1" y2="1">
        <stop stopColor="#2C5852" />
        <stop offset="1" stopColor="#173330" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor={glow} />
        <stop offset="1" stopColor={glow} stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
