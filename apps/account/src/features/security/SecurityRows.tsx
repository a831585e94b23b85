import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { pathTo, useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { CreditCard, KeyRound, Lock, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { CardPage, LinkRow } from '#shared';
import { hiddenContact, missingCount } from './securityRules';
import { securityTexts } from './securityTexts';

/** Links to profile, cards and both passwords, with their status. */
export function SecurityRows({ user }: { user: UserInfo }) {
  const texts = useTexts(securityTexts);
  const missing = missingCount(user);
  return (
    <CardPage>
      <Card data-flush>
        <LinkRow
          to="/userInfo"
          icon={<UserRound strokeWidth={1.75} aria-hidden />}
          label={texts.profile}
          sub={hiddenContact(user) || texts.noContact}
          value={
            <StatusChip tone={missing === 0 ? 'success' : 'info'}>
              {missing === 0 ? texts.complete : texts.missing(missing)}
            </StatusChip>
          }
        />
        <LinkRow to="/cards" icon={<CreditCard strokeWidth={1.75} aria-hidden />} label={texts.cards} sub={texts.cardsText} />
        <LinkRow
          to={pathTo('/password', { type: 1 })}
          icon={<Lock strokeWidth={1.75} aria-hidden />}
          label={texts.login}
          sub={texts.loginText}
        />
        <LinkRow
          to={pathTo('/password', { type: 2 })}
          icon={<KeyRound strokeWidth={1.75} aria-hidden />}
          label={texts.withdrawal}
          sub={texts.withdrawalText}
        />
      </Card>
      <Note>{texts.note}</Note>
    </CardPage>
  );
}

const Note = styled.p`
  padding-inline: 4px;
  ${type.caption}
  color: ${theme.color.text3};
`;
