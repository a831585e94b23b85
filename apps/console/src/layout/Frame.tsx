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
import { SiteSwitch } from './SiteSwitch';
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
        <Title>
          <b>Parlour</b>
          <SiteSwitch />
        </Title>
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
`;

/** The name of the site takes the place of the product's, for which a small phone has no room then. */
const Title = styled.div`
  flex: 1;
  min-width: 0;
  padding: 6px 4px 6px 10px;
  b {
    font:
      600 19px/24px ui-serif,
      Georgia,
      serif;
  }
  b:not(:only-child) {
    display: none;
  }
`;
