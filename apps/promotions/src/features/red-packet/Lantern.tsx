import { useId } from 'react';

// The character 福 as a path, as phones have different fonts.
const luck =
  'm13.6-18.15-2.31 3H-3.95l.3 1.07h20.41c.53 0 .95-.19 1.06-.61a110 110 0 0 0-4.22-3.46m-27.32-.11-.3.19a13.5 13.5 0 0 1 2.24 5.66c3.69 3.12 8.02-3.95-1.94-5.85M4.6 1.8v5.17H.61V1.8Zm3.61 0h3.84v5.17H8.21ZM.61 16.01v-1.29h11.44v2.36h.68c1.37 0 3.46-.84 3.5-1.07V2.49c.76-.16 1.33-.46 1.55-.76l-4.14-3.2L11.63.7H.84l-4.26-1.71v18.35h.61c1.71 0 3.42-.91 3.42-1.33m0-2.35V8.07H4.6v5.59Zm9.8-23.14v5.13h-7.9v-5.13Zm-7.9 6.91v-.68h7.9v1.37h.72c1.33 0 3.5-.73 3.54-.95v-5.93c.76-.15 1.33-.5 1.56-.8l-4.22-3.15-1.98 2.16H2.66l-4.22-1.67v10.87h.57c1.67 0 3.5-.88 3.5-1.22m5.7 16.23V8.07h3.84v5.59Zm-16.8 2.24V-.4a15 15 0 0 1 1.67 4.75C-4.1 6.82-.91 1.31-8.59-1.77a30 30 0 0 0 4.18-6.31c.91-.07 1.37-.15 1.71-.53l-3.91-3.76-2.4 2.28h-8.55l.35 1.1h8.32a38 38 0 0 1-9.54 14.82l.34.34a34 34 0 0 0 5.32-3.72v14.82h.72c2.09 0 3.46-1.03 3.46-1.37';

/** Decorative lantern. */
export function Lantern() {
  const id = useId();
  return (
    <svg viewBox="-110 -150 220 282" fill="none" aria-hidden>
      <radialGradient id={`${id}light`}>
        <stop stopColor="#FFB15E" stopOpacity=".7" />
        <stop offset="1" stopColor="#FF7A3A" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}silk`} cx=".45" cy=".42" r=".65">
        <stop stopColor="#FFB36B" />
        <stop offset=".45" stopColor="#F0452F" />
        <stop offset="1" stopColor="#97101F" />
      </radialGradient>
      <linearGradient id={`${id}gold`} x2="0" y2="1">
        <stop stopColor="#FFF0BC" />
        <stop offset="1" stopColor="#A66E1C" />
      </linearGradient>
      <path stroke="#F2CA76" strokeWidth="3" d="M0,-150v72" />
      <circle r="110" fill={`url(#${id}light)`} />
      <rect x="-30" y="-82" width="60" height="14" rx="4" fill={`url(#${id}gold)`} />
      <ellipse rx="84" ry="70" fill={`url(#${id}silk)`} />
      <g stroke="#8E1020" strokeOpacity=".55" strokeWidth="2.500">
        <ellipse rx="56" ry="70" />
        <ellipse rx="26" ry="70" />
      </g>
      <circle r="31" fill="#F2CA76" />
      <circle r="26" stroke="#A82A1A" strokeWidth="2" />
      <path fill="#A82A1A" d={luck} />
      <rect x="-30" y="66" width="60" height="14" rx="4" fill={`url(#${id}gold)`} />
      <path stroke="#FFB25E" strokeWidth="3.500" strokeLinecap="round" d="M-18,82v34m9,-34v44m9,-44v34m9,-34v44m9,-44v34" />
      <ellipse cx="-34" cy="-30" rx="18" ry="26" fill="#fff" opacity=".28" transform="rotate(24 -34 -30)" />
    </svg>
  );
}
