import { useId } from 'react';

/** The shut envelope, 56 wide. */
export function PacketArt() {
  const id = useId();
  return (
    <svg width="56" height="73" viewBox="0 0 260 340" fill="none" aria-hidden>
      <linearGradient id={`${id}body`} x2=".3" y2="1">
        <stop stopColor="#EE4B37" />
        <stop offset=".55" stopColor="#CF2A2E" />
        <stop offset="1" stopColor="#9A1526" />
      </linearGradient>
      <linearGradient id={`${id}flap`} x2="0" y2="1">
        <stop stopColor="#FF6A4B" />
        <stop offset="1" stopColor="#D6302F" />
      </linearGradient>
      <linearGradient id={`${id}gold`} x2="1" y2="1">
        <stop stopColor="#FFF3C8" />
        <stop offset=".5" stopColor="#F2C25C" />
        <stop offset="1" stopColor="#A8701A" />
      </linearGradient>
      <clipPath id={`${id}shape`}>
        <rect width="260" height="340" rx="26" />
      </clipPath>
      <g clipPath={`url(#${id}shape)`}>
        <path fill={`url(#${id}body)`} d="M0,0H260V340H0Z" />
        <g stroke="#FFD9A0" strokeOpacity=".2" strokeWidth="3">
          <path d="M26,340V250a104,104 0 0 1 208,0V340M59,340V250a71,71 0 0 1 142,0V340M92,340V250a38,38 0 0 1 76,0V340" />
        </g>
        <path fill="#6D0A18" fillOpacity=".45" d="M0,8H260V100C190,176 70,176 0,100Z" />
        <path fill={`url(#${id}flap)`} d="M0,0H260V92C190,168 70,168 0,92Z" />
        <path stroke={`url(#${id}gold)`} strokeWidth="5" d="M0,92C70,168 190,168 260,92" />
        <rect x="1.500" y="1.500" width="257" height="337" rx="25" stroke="#fff" strokeOpacity=".22" strokeWidth="3" />
      </g>
      <circle cx="130" cy="153" r="45" fill="#5E0814" fillOpacity=".6" />
      <circle cx="130" cy="148" r="45" fill={`url(#${id}gold)`} />
      <path
        stroke="#8A2415"
        strokeWidth="6"
        strokeLinecap="round"
        d="M113,134H147M109,149H151M122,134V148C122,160 118,166 111,170M138,134V170"
      />
    </svg>
  );
}
