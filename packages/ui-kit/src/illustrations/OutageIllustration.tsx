import { useId } from 'react';
import { theme } from '../theme/theme';
import { archPath, IllustrationGradients } from './illustrationParts';

const doors = [
  { x: 42.5, half: 24, frameTop: 63, lit: 17, litTop: 72 },
  { x: 92.5, half: 26, frameTop: 49, lit: 19, litTop: 58 },
  { x: 227.5, half: 26, frameTop: 49, lit: 19, litTop: 58 },
  { x: 277.5, half: 24, frameTop: 63, lit: 17, litTop: 72 },
];

/** Four lit doorways and a dark one between them: one remote is down, the rest works. */
export function OutageIllustration() {
  const id = useId();
  return (
    <svg width="320" height="166" viewBox="0 0 320 166" fill="none" aria-hidden>
      <IllustrationGradients id={id} />
      <circle cx="77" cy="92" r="74" fill={`url(#${id}glow)`} />
      <circle cx="243" cy="92" r="74" fill={`url(#${id}glow)`} />
      {doors.map(({ x, half, frameTop, lit, litTop }) => (
        <g key={x}>
          <path d={archPath(x, half, frameTop, 138)} fill={theme.color.artFrame} />
          <path d={archPath(x, lit, litTop, 138)} fill={`url(#${id}lit)`} />
          <path d={`M${x - lit},139.500h${2 * lit}l10.5,24h${-2 * lit - 21}Z`} fill={`url(#${id}floor)`} />
        </g>
      ))}
      <path d={archPath(160, 43, 5, 138)} fill={theme.color.artFrame} />
      <path d={archPath(160, 36, 14, 138)} fill={theme.color.artDark} />
      <g stroke="#4E7B77" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M138.5,112H181.500M144,112V138M176,112V138M160,92V112" />
        <path d="M155.5,78H165L169,92H151Z" />
      </g>
      <g stroke="#FF9C73" strokeWidth="2" strokeLinecap="round">
        <path d="M169,112C176,119 172,129 177,133.500C184,137 196,130 204,138L211,141" />
        <path d="M206,135L209.5,134M206,143L210,147" />
      </g>
    </svg>
  );
}
