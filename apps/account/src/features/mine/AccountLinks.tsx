import { Link, useTexts } from '@parlour/platform';
import { Card, columnsOf, theme, type } from '@parlour/ui-kit';
import { BookOpen, CalendarCheck, Dices, Gift, Percent, ReceiptText, ShieldCheck, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { mineTexts } from './mineTexts';

const links = [
  { to: '/transRecord', text: 'transactions', Icon: ReceiptText },
  { to: '/betRecord', text: 'bets', Icon: Dices },
  { to: '/fanshui', text: 'rebates', Icon: Percent },
  { to: '/welfare', text: 'redPackets', Icon: Gift },
  { to: '/activityRecord', text: 'applications', Icon: CalendarCheck },
  { to: '/userCent', text: 'security', Icon: ShieldCheck },
  { to: '/app', text: 'app', Icon: Smartphone },
  { to: '/boutBallBet', text: 'help', Icon: BookOpen },
] as const;

/** The eight links of the member's page. */
export function AccountLinks() {
  const texts = useTexts(mineTexts);
  return (
    <Card as="nav" data-flush aria-label={texts.accountLinks}>
      <Grid>
        {links.map(({ to, text, Icon }) => (
          <Link key={to} to={to}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span>{texts[text]}</span>
          </Link>
        ))}
      </Grid>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  ${columnsOf({ most: 4, fewer: 2, label: 66 })}
  padding: 8px 4px;
  & > a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    min-width: 0;
    min-height: 76px;
    ${type.caption}
    font-size: 12.5px;
    font-weight: 500;
    text-align: center;
    word-break: keep-all;
    color: ${theme.color.text2};
    border-radius: ${theme.radius.field};
  }
  @media (max-width: 359px) {
    & > a {
      font-size: 11.5px;
    }
  }
  & > a:active {
    background: ${theme.color.raised};
  }
  & > a:focus-visible {
    outline-offset: -2px;
  }
  & svg {
    color: ${theme.color.text};
  }
`;
