import { Link, useTexts } from '@parlour/platform';
import { declareTokens, theme, type } from '@parlour/ui-kit';
import { redPacketTokens } from '@parlour/ui-kit/parts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Lantern } from './Lantern';
import { packetTexts } from './packetTexts';

const RINGS = Array.from({ length: 9 }, (_, ring) => 70 + ring * 26);

/** Background and header of the red packet page, the same in both themes; `top` replaces title and link. */
export function RedPacketLayout({ top, children }: { top?: ReactNode; children: ReactNode }) {
  const texts = useTexts(packetTexts);
  return (
    <Container>
      <Decoration aria-hidden>
        <svg viewBox="-195 0 390 900" fill="none" stroke="#FFD9A0" width="390" height="900">
          {RINGS.map((radius, ring) => (
            <path
              key={radius}
              d={`M${-radius},900V290a${radius},${radius} 0 0 1 ${2 * radius},0V900`}
              strokeOpacity={0.13 - ring * 0.01}
            />
          ))}
        </svg>
        <span>
          <Lantern />
        </span>
        <span>
          <Lantern />
        </span>
      </Decoration>
      {top ?? (
        <Top>
          <h1>{texts.title}</h1>
          <Link to="/welfare" aria-label={texts.records}>
            <ReceiptText size={22} strokeWidth={1.75} aria-hidden />
          </Link>
        </Top>
      )}
      {children}
    </Container>
  );
}

const Container = styled.div`
  ${declareTokens(redPacketTokens)}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - 56px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  padding: 0 ${theme.gutter} 24px;
  overflow: clip;
  border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
  background: ${theme.color.redPacketPage};
  color: ${theme.color.text};
  color-scheme: dark;
`;

/** The lanterns move out to make room for enlarged text. */
const Decoration = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;
  pointer-events: none;
  & > svg {
    position: absolute;
    left: calc(50% - 195px);
  }
  & > span {
    position: absolute;
    top: 66px;
    width: 92px;
  }
  --out: 70px * (${theme.textScale} - 1);
  & > span:nth-of-type(1) {
    left: calc(max(-12px, 50% - 207px) - var(--out));
    scale: 0.88;
  }
  & > span:nth-of-type(2) {
    right: calc(max(-14px, 50% - 209px) - var(--out));
    top: 56px;
  }
  @media (max-width: 359px) {
    & > span {
      opacity: 0.35;
    }
  }
`;

const Top = styled.header`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  min-height: 52px;
  & > h1 {
    grid-column: 2;
    ${type.heading}
    text-align: center;
  }
  & > a {
    display: grid;
    place-items: center;
    height: 44px;
    border-radius: ${theme.radius.medium};
  }
`;
