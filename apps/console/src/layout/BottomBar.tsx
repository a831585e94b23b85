import { theme, type } from '@parlour/ui-kit';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { pages } from './pages';

/** Navigation on a phone. */
export function BottomBar() {
  return (
    <Bar aria-label="Pages">
      {pages.map(({ path, title, Icon }) => (
        <Tab key={path} to={path} end={path === '/'}>
          <Icon size={24} strokeWidth={1.75} aria-hidden />
          {title}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.z.tabBar};
  display: flex;
  justify-content: space-around;
  padding: 0 4px ${theme.safe.bottom};
  background: ${theme.color.card};
  box-shadow: 0 -1px ${theme.color.hairline};
`;

const Tab = styled(NavLink)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  flex: 1;
  min-width: 56px;
  height: 64px;
  ${type.micro}
  color: ${theme.color.text2};
  &[aria-current] {
    color: ${theme.color.accentText};
    svg {
      fill: ${theme.color.accentSoft};
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto auto calc(50% - 14px);
      width: 28px;
      height: 3px;
      border-radius: 0 0 3px 3px;
      background: ${theme.color.accent};
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0 auto auto calc(50% - 28px);
      width: 56px;
      height: 34px;
      background: radial-gradient(50% 100% at 50% 0, ${theme.color.accentSoft}, transparent);
      pointer-events: none;
    }
  }
`;
