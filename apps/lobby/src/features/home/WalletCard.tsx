import { Link, useRecount, useRole, useTexts, useTopicState, useUser } from '@parlour/platform';
import { ButtonLink, IconButton, Money, GradientCard, Skeleton, textScale, theme, type } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { secondRow } from './aboveGames';
import { greetingAt } from './greeting';
import { homeTexts } from './homeTexts';
import { QuickLinks } from './QuickLinks';

/** A member's two wallets or a visitor's login links, above the four quick links. */
export function WalletCard() {
  const role = useRole();
  return (
    <Tight>
      <Upper>{role === 'member' ? <Wallets /> : <Welcome />}</Upper>
      <QuickLinks />
    </Tight>
  );
}

function Wallets() {
  const texts = useTexts(homeTexts);
  const recount = useRecount();
  const balance = useTopicState('balance');
  const { data: user, hasFailed } = useUser();
  return (
    <>
      <Wallet>
        <Label>
          <span>{texts.balance}</span>
          <IconButton
            label={texts.refresh}
            icon={<RefreshCw size={15} strokeWidth={2} />}
            aria-busy={recount.isPending || undefined}
            onClick={recount.start}
          />
        </Label>
        {balance.data || balance.hasFailed ? (
          <Money value={balance.data} size="l" maxChars={textScale() > 1.5 ? 17 : 10} tone="gold" />
        ) : (
          <Skeleton width={176} height={32} radius="tile" />
        )}
      </Wallet>
      <Wallet data-side="end">
        <Label>{texts.gameWallet}</Label>
        {user || hasFailed ? (
          <Money value={user?.gameblance} size="s" tone="gold" />
        ) : (
          <Skeleton width={84} height={20} radius="chip" />
        )}
      </Wallet>
    </>
  );
}

function Welcome() {
  const texts = useTexts(homeTexts);
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <>
      <Words>
        <Greeting>{texts.greetings[greeting]}</Greeting>
        <Invitation>{texts.logInToPlay}</Invitation>
      </Words>
      <Door>
        <ButtonLink as={Link} to="/login" data-variant="secondary" data-size="medium">
          {texts.logIn}
        </ButtonLink>
      </Door>
    </>
  );
}

const Tight = styled(GradientCard)`
  padding-bottom: 14px;
`;

const Upper = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-bottom: 16px;
`;

const Wallet = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template-rows: auto calc(39px * ${theme.textScale});
  & > :last-child {
    align-self: center;
  }
  & > [data-size='l'] {
    font-size: min(32px, 8.3vw);
  }
  &[data-side] {
    flex: 0 0 auto;
    min-width: max(84px, ${secondRow('100%')});
    margin-left: auto;
    justify-items: end;
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  min-height: 20px;
  line-height: 20px;
  font-size: 13px;
  color: ${theme.color.text2};
  white-space: nowrap;
  & > button {
    position: relative;
    margin: -12px 0 -12px -6px;
    color: inherit;
  }
`;

/**
 * The bottom margin leaves room for a second line of the invitation. Content that does not fit beside a long greeting wraps into
 * a column outside of the visible area.
 */
const Words = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-flow: column wrap;
  height: calc(68px * ${theme.textScale});
  min-width: 0;
  margin-bottom: calc(-9px * ${theme.textScale});
  overflow: hidden;
  & > * {
    width: 100%;
  }
`;

const Greeting = styled.h2`
  ${type.title}
`;

const Invitation = styled.p`
  margin-top: 4px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Door = styled.div`
  display: grid;
  flex: 0 0 auto;
  align-content: start;
  justify-items: start;
  min-width: ${secondRow('100%')};
  height: calc(59px * ${theme.textScale});
  padding-top: ${secondRow('12px')};
`;
