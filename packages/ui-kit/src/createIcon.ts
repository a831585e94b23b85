import { createElement, type SVGProps } from 'react';

/** A drawing of lucide's: elements of an SVG of 24 by 24, by name and attributes (a React key among them). */
interface Drawing {
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/** Stands in players' builds for what lucide-react makes its icons with, which every remote would carry a copy of (1.3 kB). */
export default function createIcon({ node }: Drawing) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const look = {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const;
    const frame = { width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true, ...look, ...rest };
    return createElement(
      'svg',
      frame,
      node.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
}
