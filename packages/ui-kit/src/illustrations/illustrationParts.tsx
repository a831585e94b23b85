import { theme } from '../theme/theme';
import { sharedValue } from '../themes';

/** The SVG path of an arch, given its centre, half its width, its top and its bottom. */
export function archPath(x: number, half: number, top: number, foot: number) {
  return `M${x - half},${foot}V${top + half}a${half},${half} 0 0 1 ${2 * half},0V${foot}`;
}

/** The gradients that the illustrations share; `id` makes their ids unique in the document. */
export function IllustrationGradients({ id, glow = theme.color.artGlow }: { id: string; glow?: string }) {
  return (
    <defs>
      <linearGradient id={`${id}lit`} x2="0" y2="1">
        <stop stopColor={sharedValue('artLight')} />
        <stop offset="1" stopColor={sharedValue('artLightEnd')} />
      </linearGradient>
      <linearGradient id={`${id}floor`} x2="0" y2="1">
        <stop stopColor={sharedValue('artFloor')} stopOpacity=".6" />
        <stop offset="1" stopColor={sharedValue('artFloor')} stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}leaf`} x2="1" y2="1">
        <stop stopColor={sharedValue('artLeaf')} />
        <stop offset="1" stopColor={sharedValue('artLeafEnd')} />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor={glow} />
        <stop offset="1" stopColor={glow} stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
