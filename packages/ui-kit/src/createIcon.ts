import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Makes an icon of 24 by 24 of one path (`scripts/build/onePath.cjs`). Stands in players' builds for what lucide-react makes its icons
 * with, which every remote would carry a copy of (1.3 kB).
 */
export default function createIcon(d: string) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const look = {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const;
    const frame = { width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true, ...look, ...rest };
    return createElement('svg', frame, createElement('path', { d }));
  };
}
