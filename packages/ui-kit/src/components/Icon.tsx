import { createElement, type SVGProps } from 'react';

/** The SVG elements of a 24 × 24 icon with their attributes, in the format of lucide. */
export type IconShapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string | undefined>>])[];

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly shapes: IconShapes;
  readonly size?: number | string;
}

/** A decorative icon in the current colour; the text beside it gives its meaning. */
export function Icon({ shapes, size = 24, ...rest }: IconProps) {
  const look = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden {...look} {...rest}>
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
