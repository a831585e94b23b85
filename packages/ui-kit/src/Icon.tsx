import { createElement, type SVGProps } from 'react';

/** Shapes of an SVG of 24 by 24 with their attributes, as lucide has them. */
export type IconShapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string | undefined>>])[];

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly shapes: IconShapes;
  readonly size?: number | string;
}

/** An icon in the current colour; its meaning is given by the text beside it. */
export function Icon({ shapes, size = 24, ...rest }: IconProps) {
  const look = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden {...look} {...rest}>
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
