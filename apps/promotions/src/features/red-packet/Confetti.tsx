import { reducedMotion } from '@parlour/ui-kit';
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';

const PIECES = 64;
const COINS = 8;
const colours = ['#EE4B37', '#FF9C73', '#F2CA76', '#FFF3E4', '#CF2A2E'];

/** Confetti that falls once; hidden with reduced motion. */
export function Confetti() {
  return (
    <Container aria-hidden data-testid="confetti">
      {Array.from({ length: PIECES }, (_, piece) => (
        <Piece key={piece} data-coin={piece < COINS || undefined} style={styleOf(piece)} />
      ))}
    </Container>
  );
}

// Multiples of the golden ratio spread the pieces evenly without random numbers, so that screenshots are the same.
function styleOf(piece: number): CSSProperties {
  const x = (piece * 0.618_034) % 1;
  const random = (piece * 0.754_878) % 1;
  return Object.assign(
    { left: `${x * 100}%`, animationDelay: `${random * 60}ms`, animationDuration: `${400 + x * 80}ms` },
    {
      '--turn': `${piece % 2 ? '' : '-'}${180 + random * 540}deg`,
      '--fall': `${340 + random * 300}px`,
      '--drift': `${x * 80 - 40}px`,
    },
    { '--colour': colours[piece % colours.length] },
  );
}

const fall = keyframes`
  from { transform: translate(0, -30px); opacity: 1; }
  70% { opacity: 1; }
  to { transform: translate(var(--drift), var(--fall)) rotate(var(--turn)) rotateX(var(--turn)); opacity: 0; }
`;

const Container = styled.div`
  position: absolute;
  inset: 0;
  height: 620px;
  overflow: clip;
  pointer-events: none;
  ${reducedMotion} {
    display: none;
  }
`;

const Piece = styled.i`
  position: absolute;
  top: 0;
  width: 8px;
  height: 12px;
  background: var(--colour);
  opacity: 0;
  animation: ${fall} 480ms cubic-bezier(0.3, 0.2, 0.7, 1) both;
  &[data-coin] {
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, #fff0b8, #edbb4f 55%, #9a6414);
    box-shadow: inset 0 0 0 2px #7a4a0b;
  }
`;
