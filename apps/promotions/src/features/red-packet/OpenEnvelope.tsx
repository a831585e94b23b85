import { EnvelopePattern, EnvelopeGradient } from '@parlour/ui-kit/parts';
import { useId } from 'react';
import styled from 'styled-components';

/** The back of the opened envelope, behind the prize note. */
export function EnvelopeBack() {
  return (
    <Art viewBox="0 0 260 340" fill="none" aria-hidden>
      <path fill="#7D0E1E" d="M0,96V60a26,26 0 0 1 26,-26h208a26,26 0 0 1 26,26v36Z" />
      <path fill="#A81B29" d="M0,92C40,-40 220,-40 260,92Z" />
      <path stroke="#FFD9A0" strokeOpacity=".35" strokeWidth="1.500" d="M14,88C50,-22 210,-22 246,88" />
    </Art>
  );
}

/** The front of the opened envelope; it covers the lower part of the prize note. */
export function EnvelopePocket() {
  const id = useId();
  return (
    <Art viewBox="0 0 260 340" fill="none" aria-hidden>
      <EnvelopeGradient id={`${id}red`} />
      <clipPath id={`${id}shape`}>
        <rect width="260" height="340" rx="26" />
      </clipPath>
      <g clipPath={`url(#${id}shape)`}>
        <path fill={`url(#${id}red)`} d="M0,92C70,150 190,150 260,92V340H0Z" />
        <EnvelopePattern />
        <path stroke="#FFB98A" strokeOpacity=".8" strokeWidth="2" d="M0,92C70,150 190,150 260,92" />
      </g>
    </Art>
  );
}

const Art = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: auto;
  pointer-events: none;
`;
