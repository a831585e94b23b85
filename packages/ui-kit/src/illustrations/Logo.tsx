import { useId } from 'react';
import { brandLogo, drawnLogo } from './brandArt';

/** The logo: that of the brand, or a spade whose stem is a doorway. */
export function Logo({ size = 30, label }: { size?: number; label?: string }) {
  const id = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={brandLogo}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#FFA87C" />
        <stop offset="1" stopColor="#F0622B" />
      </linearGradient>
      <g style={drawnLogo}>
        <path
          d="M24,2C27.5,10.5 45,18 45,30.2C45,38.6 36.8,41.8 31.2,38.4C31.6,41.6 33,43.8 35.5,45.5H12.5C15,43.8 16.4,41.6 16.8,38.4C11.2,41.8 3,38.6 3,30.2C3,18 20.5,10.5 24,2Z"
          fill={`url(#${id})`}
        />
        <path d="M19,45.5V29.5a5,5 0 0 1 10,0V45.5Z" fill="#52190A" />
        <path d="M21.4,45.5V30a2.6,2.6 0 0 1 5.2,0V45.5Z" fill="#FFE7C2" />
      </g>
    </svg>
  );
}
