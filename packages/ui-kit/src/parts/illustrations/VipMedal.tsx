import { useId } from 'react';
import { archPath, sharedValue } from '@parlour/ui-kit';

const figures = { fontFamily: sharedValue('figuresFont'), fontSize: 19, fontWeight: 600 };

/** The badge of a VIP level. */
export function VipMedal({ level, size = 48 }: { level: number; size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={(size * 52) / 48} viewBox="0 0 48 52" fill="none" role="img" aria-label={`VIP ${level}`}>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#FFC9A6" />
        <stop offset=".5" stopColor="#E2703A" />
        <stop offset="1" stopColor="#7A3116" />
      </linearGradient>
      <path d="M0,48V24a24,24 0 0 1 48,0V48a4,4 0 0 1 -4,4H4a4,4 0 0 1 -4,-4Z" fill={`url(#${id})`} />
      <path d="M3.5,48.500V24a20.5,20.5 0 0 1 41,0V48.500Z" fill="#2A0F08" />
      <g stroke="#FFB48A" strokeOpacity=".28" strokeWidth=".8">
        {[17, 14, 11, 8].map((half) => (
          <path key={half} d={archPath(24, half, 24 - half, 48.5)} />
        ))}
      </g>
      <text x="24" y="38" textAnchor="middle" fill="#FFF1E2" {...figures}>
        {level}
      </text>
    </svg>
  );
}
