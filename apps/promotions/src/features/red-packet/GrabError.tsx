import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { theme, type } from '@parlour/ui-kit';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { packetTexts } from './packetTexts';
import type { Grab } from './useGrab';

/** Why the last grab failed, with a link to the next step. */
export function GrabError({ grab }: { grab: Extract<Grab, { kind: 'refused' | 'noAnswer' }> }) {
  const texts = useTexts(packetTexts);
  const isBooked = grab.kind === 'noAnswer' && grab.outcome === 'booked';
  return (
    <Box>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <p>{grab.kind === 'refused' ? grab.message : texts.noAnswerText[grab.outcome]}</p>
      {grab.kind === 'noAnswer' && <LinkButton to="/welfare">{texts.see}</LinkButton>}
      {!isBooked && <LinkButton to="/wallet?type=0">{texts.recharge}</LinkButton>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  ${type.body}
  & > a {
    grid-column: 1 / -1;
  }
`;
