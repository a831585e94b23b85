import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Countdown } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import type { Timing } from './packetWindows';
import { packetTexts } from './packetTexts';

interface PacketTimeProps {
  readonly timing: Timing;
  readonly now: () => number;
  readonly onEnd: () => void;
}

/** The daily window and the countdown until it opens or closes. */
export function PacketTime({ timing: { kind, window, until }, now, onEnd }: PacketTimeProps) {
  const texts = useTexts(packetTexts);
  return (
    <Container data-state={kind}>
      <small>{texts.daily}</small>
      <b>{`${window.start} – ${window.end}`}</b>
      <p>
        <span>{texts.timing[kind]}</span>{' '}
        <Countdown key={until} until={until} now={now} label={texts.timing[kind]} onEnd={onEnd} />
      </p>
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  justify-items: center;
  min-height: 76px;
  ${type.caption}
  color: ${theme.color.text2};
  & > small {
    font-size: inherit;
  }
  & > b {
    ${type.figuresM}
    color: ${theme.color.text};
  }
  &[data-state='open'] > p {
    color: ${theme.color.gold};
  }
`;
