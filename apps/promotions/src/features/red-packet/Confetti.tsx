import { reducedMotion } from '@parlour/ui-kit';
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';

const PIECES = 64;
const COINS = 8;
const papers = ['#EE4B37', '#FF9C73', '#F2CA76', '#FFF3E4', '#CF2A2E'];

/** Sixty-four pieces of paper and coins that fall once; nothing for players who want little motion. */
export function Confetti() {
  return (
    <Sky aria-hidden data-testid="confetti">
      {Array.from({ length: PIECES }, (_, piece) => (
        <Piece key={piece} data-coin={piece < COINS || undefined} style={wayOf(piece)} />
      ))}
    </Sky>
  );
}

// The golden angle spreads the pieces evenly and never in rows, without a random number.
function wayOf(piece: number): CSSProperties {
  const share = (piece * 0.618_034) % 1;
  const other = (piece * 0.754_878) % 1;
  return Object.assign(
    { left: `${share * 100}%`, animationDelay: `${other * 60}ms`, animationDuration: `${400 + share * 80}ms` },
    {
      '--turn': `${piece % 2 ? '' : '-'}${180 + other * 540}deg`,
      '--fall': `${340 + other * 300}px`,
      '--drift': `${share * 80 - 40}px`,
    },
    { '--paper': papers[piece % papers.length] },
  );
}

const fall = keyframes`
  from { transform: translate(0, -30px); opacity: 1; }
  70% { opacity: 1; }
  to { transform: translate(var(--drift), var(--fall)) rotate(var(--turn)) rotateX(var(--turn)); opacity: 0; }
`;

const Sky = styled.div`
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
  background: var(--paper);
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
