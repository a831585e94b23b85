import { Link, useTexts } from '@parlour/platform';
import { columnsOf, theme, type } from '@parlour/ui-kit';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, CreditCard } from 'lucide-react';
import styled from 'styled-components';
import { overviewTexts } from './overviewTexts';

const actions = [
  { to: '/recharge', text: 'recharge', Icon: ArrowDownToLine, tone: 'accent' },
  { to: '/withdrawal', text: 'withdrawal', Icon: ArrowUpFromLine, tone: 'plain' },
  { to: '/transfer', text: 'transfer', Icon: ArrowLeftRight, tone: 'plain' },
  { to: '/cards', text: 'cards', Icon: CreditCard, tone: 'plain' },
] as const;

/** Links to the four money operations. */
export function WalletActions() {
  const texts = useTexts(overviewTexts);
  return (
    <Row>
      {actions.map(({ to, text, Icon, tone }) => (
        <Action key={to} to={to} data-tone={tone}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          <span>{texts[text]}</span>
        </Action>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  ${columnsOf({ most: 4, fewer: 2, label: 60, gap: 8 })}
`;

const Action = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-height: 76px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.card};
  ${type.caption}
  font-size: clamp(11px, 3.4vw, 13px);
  font-weight: 600;
  letter-spacing: -0.01em;
  white-space: nowrap;
  transition: transform ${theme.motion.press};
  &:active {
    transform: scale(0.97);
  }
  &[data-tone='accent'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: ${theme.shadow.accent};
  }
`;
