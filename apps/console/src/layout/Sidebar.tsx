import { theme, type } from '@parlour/ui-kit';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { ConsoleLogo } from '#parts';
import { useUserName } from '#session';
import { ConnectionChip } from './ConnectionChip';
import { LogOut } from './LogOut';
import { pages } from './pages';
import { Sessions } from './Sessions';
import { SiteSwitch } from './SiteSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** Navigation on wide windows, with connection status and user. */
export function Sidebar() {
  const userName = useUserName();
  return (
    <Aside>
      <Brand>
        <ConsoleLogo />
        <span>
          <b>Parlour</b>
          <small>console</small>
        </span>
      </Brand>
      <Site>
        <SiteSwitch />
      </Site>
      <nav aria-label="Pages">
        {pages.map(({ path, title, Icon }) => (
          <Page key={path} to={path} end={path === '/'}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {title}
          </Page>
        ))}
      </nav>
      <Footer>
        <Environment>
          <ConnectionChip />
          <small>{location.host}</small>
        </Environment>
        <User>
          <span>{userName}</span>
          <ThemeSwitch />
          <Sessions />
          <LogOut />
        </User>
      </Footer>
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  width: 220px;
  height: 100dvh;
  padding: 20px 12px 12px;
  overflow-y: auto;
  background: ${theme.color.card};
  box-shadow: inset -1px 0 ${theme.color.hairline};
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 0 12px 20px;
  b {
    display: block;
    font:
      600 20px/24px ui-serif,
      Georgia,
      serif;
  }
  small {
    ${type.micro}
    font-weight: 400;
    font-size: 12px;
    color: ${theme.color.text3};
  }
`;

const Site = styled.div`
  &:not(:empty) {
    padding: 0 0 16px;
  }
`;

const Page = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 46px;
  padding: 0 14px;
  border-radius: ${theme.radius.tile};
  ${type.label}
  color: ${theme.color.text2};
  &:hover {
    background: ${theme.color.raised};
  }
  &[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    &::before {
      content: '';
      position: absolute;
      inset: 12px auto 12px -12px;
      width: 3px;
      border-radius: 0 3px 3px 0;
      background: ${theme.color.accent};
    }
  }
`;

const Footer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: auto;
`;

const Environment = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 10px 12px;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.raised};
  small {
    padding-left: 2px;
    ${type.caption}
    font-size: 12px;
    color: ${theme.color.text3};
    overflow-wrap: anywhere;
  }
  && > span {
    padding-left: 2px;
    background: none;
  }
`;

const User = styled.div`
  display: flex;
  align-items: center;
  ${type.caption}
  color: ${theme.color.text2};
  > span {
    flex: 1;
    min-width: 0;
    padding-left: 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
