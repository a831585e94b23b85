import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { Link, useTexts } from '@parlour/platform';
import { oneLine, theme, type } from '@parlour/ui-kit';
import { isolated } from '@parlour/ui-kit/parts';
import { Mail, Settings2 } from 'lucide-react';
import styled from 'styled-components';
import { AvatarPicker, useHasUnread } from '#shared';
import { mineTexts } from './mineTexts';

/** Avatar and name, with links to messages and profile. */
export function ProfileHeader({ user }: { user: UserInfo }) {
  const texts = useTexts(mineTexts);
  const hasUnread = useHasUnread();
  const subtitle = [isolated(user.realname), texts.withUs(user.joinday)].filter((part) => part !== '').join(' · ');
  return (
    <Header>
      <AvatarPicker src={user.avatar} />
      <Identity>
        <h1 translate="no">{user.username}</h1>
        <p>{subtitle}</p>
      </Identity>
      <IconLink to="/message" aria-label={hasUnread ? texts.unreadMessages : texts.messages}>
        <Mail size={22} strokeWidth={1.75} aria-hidden />
        {hasUnread && <Dot />}
      </IconLink>
      <IconLink to="/userInfo" aria-label={texts.settings}>
        <Settings2 size={22} strokeWidth={1.75} aria-hidden />
      </IconLink>
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 70px;
  padding: ${theme.safe.top} 0 0 4px;
  box-sizing: content-box;
  @media (max-width: 279px) {
    flex-wrap: wrap;
    gap: 0;
  }
`;

const Identity = styled.div`
  flex: 1;
  min-width: 0;
  padding-left: 8px;
  @media (max-width: 279px) {
    flex-basis: 100%;
    order: 1;
  }
  & > h1,
  & > p {
    ${oneLine}
  }
  & > h1 {
    ${type.title}
  }
  & > p {
    ${type.caption} color: ${theme.color.text3};
    max-height: calc(36px * ${theme.textScale});
    white-space: normal;
  }
`;

const IconLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.medium};
`;

const Dot = styled.span`
  position: absolute;
  top: 8px;
  right: 7px;
  width: 10px;
  height: 10px;
  border: 2px solid ${theme.color.page};
  border-radius: 50%;
  background: ${theme.color.accent};
  box-sizing: content-box;
`;
