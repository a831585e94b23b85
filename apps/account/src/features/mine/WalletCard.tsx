import { Link, type Member, useRecovery, useTexts, useTopic } from '@parlour/platform';
import { Button, columnsOf, Money, GradientCard, theme, type } from '@parlour/ui-kit';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, CreditCard, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { mineTexts } from './mineTexts';
import { totalOf } from './totalOf';

const actions = [
  { to: '/recharge', text: 'recharge', Icon: ArrowDownToLine },
  { to: '/withdrawal', text: 'withdrawal', Icon: ArrowUpFromLine },
  { to: '/transfer', text: 'transfer', Icon: ArrowLeftRight },
  { to: '/cards', text: 'cards', Icon: CreditCard },
] as const;

/** Total balance with links to deposit, withdrawal, transfer and cards. */
export function WalletCard({ user }: { user: Member }) {
  const texts = useTexts(mineTexts);
  const total = totalOf(useTopic('balance'), user.gameblance);
  const recovery = useRecovery();
  return (
    <Card>
      <Top>
        <Total to="/money" isContent>
          <span>{texts.wallet}</span>
          <Money value={total} size="l" maxChars={9} tone="gold" />
        </Total>
        <Button
          variant="secondary"
          size="medium"
          busy={recovery.isPending}
          icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
          onClick={recovery.start}
        >
          {texts.recycleAll}
        </Button>
      </Top>
      <Actions>
        {actions.map(({ to, text, Icon }) => (
          <Link key={to} to={to} data-primary={to === '/recharge' || undefined}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span>{texts[text]}</span>
          </Link>
        ))}
      </Actions>
    </Card>
  );
}

const Card = styled(GradientCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 12px 12px;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 56px;
  padding-inline: 8px 4px;
  & > button {
    flex: none;
  }
  @media (max-width: 374px) {
    & > button {
      padding-inline: 10px;
    }
    & [role='img'] {
      ${type.figuresM}
    }
  }
  @media (max-width: 359px) {
    & [role='img'] {
      ${type.figuresS}
    }
  }
`;

const Total = styled(Link)`
  display: grid;
  min-width: 0;
  border-radius: ${theme.radius.chip};
  & > span:first-child {
    ${type.caption} color: ${theme.color.text2};
  }
`;

const Actions = styled.div`
  display: grid;
  ${columnsOf({ most: 4, fewer: 2, label: 62 })}
  & > a {
    display: grid;
    justify-items: center;
    gap: 6px;
    min-width: 0;
    padding-bottom: 4px;
    ${type.caption}
    font-size: 12.5px;
    font-weight: 550;
    text-align: center;
    border-radius: ${theme.radius.medium};
  }
  @media (max-width: 359px) {
    & > a {
      font-size: 11.5px;
    }
  }
  & svg {
    box-sizing: content-box;
    padding: 11px;
    border-radius: ${theme.radius.medium};
    background: ${theme.color.raised};
  }
  & > a[data-primary] > svg {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  & > a:active > svg {
    background: ${theme.color.pressed};
  }
`;
