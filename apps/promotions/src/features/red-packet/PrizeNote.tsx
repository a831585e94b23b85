import { useTexts } from '@parlour/platform';
import { formatMoney, Money, reducedMotion, theme, type } from '@parlour/ui-kit';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { EnvelopeBack, EnvelopePocket } from './OpenEnvelope';
import { packetTexts } from './packetTexts';

/** From this length on the amount is one size smaller. */
const LONG = 9;

/** The note with the prize that rises out of the envelope; it takes the focus, so that it is announced. */
export function PrizeNote({ amount }: { amount: string }) {
  const texts = useTexts(packetTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Container>
      <EnvelopeBack />
      <Note ref={note} role="group" aria-label={`${texts.won} ¥${formatMoney(amount)}`} tabIndex={-1}>
        <h2>{texts.won}</h2>
        <Money unmasked value={amount} size={amount.length < LONG ? 'xl' : 'l'} />
        <p>{texts.added}</p>
      </Note>
      <EnvelopePocket />
    </Container>
  );
}

const rise = keyframes`from { transform: translateY(52%); }`;

const Container = styled.div`
  position: relative;
  align-self: center;
  width: min(276px, 100%);
  aspect-ratio: 260 / 404;
  margin-top: 8px;
`;

const Note = styled.div`
  position: absolute;
  inset: 0 7.7% auto;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 14px;
  aspect-ratio: 220 / 260;
  padding: 28px 12px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.packetPaper};
  color: ${theme.color.onPacketPaper};
  text-align: center;
  outline: none;
  animation: ${rise} 280ms cubic-bezier(0.2, 0.8, 0.2, 1);
  ${reducedMotion} {
    animation: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 8px;
    border: 1px solid rgba(201, 143, 46, 0.45);
    border-radius: ${theme.radius.medium};
    pointer-events: none;
  }
  & > h2 {
    ${type.label}
    font-weight: 650;
    color: ${theme.color.onPacketPaper2};
  }
  & > p {
    ${type.caption}
    color: ${theme.color.onPacketPaper2};
  }
`;
