import { theme } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConsoleLogo, useIsWide } from '#parts';
import { BottomBar } from './BottomBar';
import { ConnectionBanner } from './ConnectionBanner';
import { ConnectionChip } from './ConnectionChip';
import { LogOut } from './LogOut';
import { Sessions } from './Sessions';
import { Sidebar } from './Sidebar';
import { ThemeSwitch } from './ThemeSwitch';

/** Layout around every page: a sidebar where it fits, else a header and a bar of tabs. */
export function Frame({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <Wide>
        <Sidebar />
        <Main>
          <ConnectionBanner />
          {children}
        </Main>
      </Wide>
    );
  }
  return (
    <>
      <Header>
        <ConsoleLogo size={28} />
        <b>Parlour</b>
        <ConnectionChip />
        <ThemeSwitch />
        <Sessions />
        <LogOut />
      </Header>
      <Main data-narrow>
        <ConnectionBanner />
        {children}
      </Main>
      <BottomBar />
    </>
  );
}

const Wide = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
`;

const Main = styled.main`
  min-width: 0;
  max-width: 1240px;
  width: 100%;
  margin-inline: auto;
  padding: 24px 32px 40px;
  &[data-narrow] {
    padding: 8px 16px calc(88px + ${theme.safe.bottom});
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 56px;
  padding: ${theme.safe.top} 4px 0 16px;
  > b {
    flex: 1;
    padding-left: 10px;
    font:
      600 19px/24px ui-serif,
      Georgia,
      serif;
  }
`;
