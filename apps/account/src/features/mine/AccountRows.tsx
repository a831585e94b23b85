import { Link, pathTo, usePlatform, useTexts } from '@parlour/platform';
import { Card, theme } from '@parlour/ui-kit';
import { ListRow } from '@parlour/ui-kit/parts';
import { CircleQuestionMark, Handshake, LogOut } from 'lucide-react';
import styled from 'styled-components';
import { mineTexts } from './mineTexts';

/** Agency, questions and the way out. */
export function AccountRows({ isAgent }: { isAgent: boolean }) {
  const { dialogs, session } = usePlatform();
  const texts = useTexts(mineTexts);
  const logOut = async () => {
    if (await dialogs.confirm({ title: texts.logOutQuestion })) await session.logOut();
  };
  return (
    <Card data-flush>
      {isAgent ? (
        <RowLink to={pathTo('/gamePage', { dailiD: 1 })}>
          <ListRow icon={<Handshake strokeWidth={1.75} aria-hidden />} tone="accent" label={texts.agentLogin} chevron />
        </RowLink>
      ) : (
        <RowLink to="/applyagent">
          <ListRow
            icon={<Handshake strokeWidth={1.75} aria-hidden />}
            tone="accent"
            label={texts.becomeAgent}
            sub={texts.affiliate}
            chevron
          />
        </RowLink>
      )}
      <RowLink to={pathTo('/boutBallBetInfo', { type: 1 })}>
        <ListRow icon={<CircleQuestionMark strokeWidth={1.75} aria-hidden />} label={texts.asked} chevron />
      </RowLink>
      <ListRow icon={<LogOut strokeWidth={1.75} aria-hidden />} label={texts.logOut} chevron={false} onClick={logOut} />
    </Card>
  );
}

const RowLink = styled(Link)`
  position: relative;
  display: block;
  &::after {
    content: '';
    position: absolute;
    inset: auto 14px 0 62px;
    height: 1px;
    background: ${theme.color.hairline};
  }
  &:active {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.field};
  }
`;
