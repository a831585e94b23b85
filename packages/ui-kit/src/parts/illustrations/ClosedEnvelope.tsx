import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { reducedMotion } from '@parlour/ui-kit';
import { EnvelopePattern, EnvelopeGradient } from './envelopeArt';

const creases = [76, 62, 48, 34, 20, 6].map((y, index) => {
  const out = 6 + index * 2;
  return `M${-out},${y}C${72 - out + 6 + index},${146 - index * 14} ${188 + out - 6 - index},${146 - index * 14} ${260 + out},${y}`;
});
// The character 开 as a path, as phones have different fonts.
const open =
  'm14.04-20.65-2.64 3.43h-30.06l.36 1.28h9.02V-2.3h-11.18l.35 1.23h10.78c-.22 8.09-2.15 14.96-11.26 20.5l.35.4C-6.42 15.3-4.09 7.2-3.83-1.07h7.75v20.72h.96c2.86 0 4.54-1.19 4.54-1.54V-1.07h10.25c.61 0 1.05-.22 1.19-.71-1.68-1.8-4.76-4.57-4.76-4.57L13.46-2.3H9.42v-13.64h8.27c.61 0 1.05-.22 1.19-.71-1.81-1.67-4.84-4-4.84-4M-3.78-2.96v-12.98h7.7V-2.3h-7.7Z';

/** A closed red packet as wide as its container; its seal turns while it is being opened. */
export function ClosedEnvelope({ isTurning = false }: { isTurning?: boolean }) {
  const id = useId();
  return (
    <Art viewBox="0 0 260 340" fill="none" aria-hidden data-state={isTurning ? 'turning' : undefined}>
      <EnvelopeGradient id={`${id}red`} />
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
        <path fill={`url(#${id}red)`} d="M0,0H260V340H0Z" />
        <EnvelopePattern />
        <path fill="#6D0A18" fillOpacity=".45" d="M0,8H260V100C190,176 70,176 0,100Z" />
        <path fill={`url(#${id}flap)`} d="M0,0H260V92C190,168 70,168 0,92Z" />
        <path stroke={`url(#${id}gold)`} strokeWidth="3" d="M0,92C70,168 190,168 260,92" />
        <path stroke="#FFE2B8" strokeOpacity=".28" strokeWidth="1.200" d={creases.join('')} />
        <rect x=".75" y=".75" width="258.500" height="338.500" rx="25" stroke="#fff" strokeOpacity=".22" strokeWidth="1.500" />
      </g>
      <circle cx="130" cy="153" r="45" fill="#5E0814" opacity=".6" />
      <g transform="translate(130 148)">
        <Seal>
          <circle r="45" fill={`url(#${id}gold)`} />
          <circle r="37" stroke="#8E5A12" strokeOpacity=".55" strokeWidth="1.800" />
          <circle r="44" stroke="#FFF7DC" strokeOpacity=".8" strokeWidth="1.300" />
          <path fill="#8A2415" d={open} />
        </Seal>
      </g>
    </Art>
  );
}

const turn = keyframes`to { transform: rotateY(720deg); }`;

const Seal = styled.g``;

const Art = styled.svg`
  width: 100%;
  height: auto;
  &[data-state='turning'] ${Seal} {
    animation: ${turn} 360ms linear infinite;
  }
  ${reducedMotion} ${Seal} {
    animation: none;
  }
`;
