import { useLanguage } from '@parlour/platform';
import { localized } from '@parlour/platform/localized';
import { titleOf } from '@parlour/platform/route';
import { theme } from '@parlour/ui-kit';
import { Activity, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { useShell } from './shellContext';
import { BackHeader } from './BackHeader';
import { Header } from './Header';
import { TabBar } from './TabBar';
import { useScrollMemory } from './useScrollMemory';

interface FrameProps {
  readonly found: FoundRoute;
  /** A screen that stays mounted while others are shown. */
  readonly cached: ReactNode | undefined;
  readonly isCachedShown: boolean;
  readonly children: ReactNode;
}

/** On the first screen the focus stays at the top of the page; from the second on it is moved. */
let isFirst = true;

/** The frame of a screen, as its route defines it: header, tab bar, and the one main element. */
export function Frame({ found, cached, isCachedShown, children }: FrameProps) {
  const { pollingRate } = useShell();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  // Removed from the document while it is hidden, so that neither screen readers nor the browser's search find it.
  const [home] = useState(() => document.createElement('div'));
  const putHome = useCallback((place: HTMLElement | null) => place?.append(home), [home]);
  const { chrome, poll, action } = found.route;
  const language = useLanguage();
  const title = localized(titleOf(found.route, new URLSearchParams(search)), language);
  const hasTabs = chrome === 'main' || chrome === 'tabs';

  useScrollMemory();
  useEffect(() => pollingRate.set(poll), [pollingRate, poll]);
  useEffect(() => {
    if (!isFirst) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [pathname]);

  return (
    <>
      {chrome === 'main' && <Header />}
      {chrome === 'back' && <BackHeader title={title} action={action} />}
      {/* A new element below another header, so that the old one does not visibly jump. */}
      <Main key={chrome} ref={main} id="main" tabIndex={-1} data-tabs={hasTabs || undefined}>
        {isCachedShown ? <div ref={putHome} /> : children}
      </Main>
      {hasTabs && <TabBar />}
      {cached && createPortal(<Activity mode={isCachedShown ? 'visible' : 'hidden'}>{cached}</Activity>, home)}
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
