import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Countdown } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import type { Timing } from './packetWindows';
import { packetTexts } from './packetTexts';

interface PacketTimeProps {
  readonly timing: Timing;
  readonly now: () => number;
  readonly onTurn: () => void;
}

/** The window of the day and how far away its next turn is. */
export function PacketTime({ timing: { kind, window, until }, now, onTurn }: PacketTimeProps) {
  const texts = useTexts(packetTexts);
  return (
    <Place data-state={kind}>
      <small>{texts.daily}</small>
      <b>
        {window.start} – {window.end}
      </b>
      <p>
        {texts.timing[kind]} <Countdown key={until} until={until} now={now} label={texts.timing[kind]} onEnd={onTurn} />
      </p>
    </Place>
  );
}

const Place = styled.div`
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
