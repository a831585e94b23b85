import { titleOf } from '@parlour/platform/route';
import { theme } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { FoundRoute } from '../remotes/resolve';
import { useShell } from '../shellContext';
import { BackHeader } from './BackHeader';
import { Header } from './Header';
import { TabBar } from './TabBar';
import { useScrollMemory } from './useScrollMemory';

/** What stands around a screen, as its route asks for it: header, tab bar, and the one main element. */
export function Frame({ found, children }: { found: FoundRoute; children: ReactNode }) {
  const { pace } = useShell();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const { chrome, poll, action } = found.route;
  const title = titleOf(found.route, new URLSearchParams(search));
  const hasTabs = chrome === 'main' || chrome === 'tabs';

  useScrollMemory();
  useEffect(() => pace.set(poll), [pace, poll]);
  useEffect(() => main.current?.focus({ preventScroll: true }), [pathname]);

  return (
    <>
      {chrome === 'main' && <Header />}
      {chrome === 'back' && <BackHeader title={title} action={action} />}
      {/* Below another header it is another element: the old one would be seen to jump. */}
      <Main key={chrome} ref={main} id="main" tabIndex={-1} data-tabs={hasTabs || undefined}>
        {children}
      </Main>
      {hasTabs && <TabBar />}
    </>
  );
}

const Main = styled.main`
  display: flow-root;
  min-height: 40vh;
  outline: none;
  padding-bottom: ${theme.safe.bottom};
  &[data-tabs] {
    padding-bottom: calc(64px + ${theme.safe.bottom});
  }
`;
