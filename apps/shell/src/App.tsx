import { lazyPart, useTopic } from '@parlour/platform';
import { PlatformProvider } from '@parlour/platform/host';
import { isMiniApp } from '@parlour/platform/launch';
import { GlobalStyle, theme } from '@parlour/ui-kit';
import { useEffect, useState } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import styled from 'styled-components';
import type { Shell } from './createShell';
import { SHELL } from './languages/shellWords';
import { Spoken } from './languages/Spoken';
import { Overlays } from './layout/Overlays';
import { Routes } from './router/Routes';
import { ShellContext, useShell } from './shellContext';

const Maintenance = lazyPart(async () => (await import(/* webpackChunkName: "doors" */ './layout/Maintenance')).Maintenance, {
  instead: ({ tips }) => tips,
});
const Backdrop = lazyPart(async () => (await import('./layout/Backdrop')).Backdrop);
const MiniApp = lazyPart(async () => (await import('./miniApp/MiniApp')).MiniApp);
const PassBanner = lazyPart(async () => (await import('./pass/PassBanner')).PassBanner);
const ConnectionStrip = lazyPart(async () => {
  // After the first screen, and before it is needed.
  await new Promise((later) => setTimeout(later, 5000));
  return (await import('./layout/ConnectionStrip')).ConnectionStrip;
});
const WIDE = '(min-width: 1000px)';

export function App({ shell }: { shell: Shell }) {
  return (
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <GlobalStyle />
        <Spoken owner={SHELL}>
          {/* A screen that the player asked for is drawn in one go: in slices it waits for a frame of the one before after each. */}
          <HashRouter useTransitions={false}>
            <Site />
          </HashRouter>
          <Overlays />
          <ConnectionStrip />
        </Spoken>
      </PlatformProvider>
    </ShellContext>
  );
}

function Site() {
  const { navigation, pass } = useShell();
  const navigate = useNavigate();
  const app = useTopic('appInfo');
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  useEffect(() => {
    if (app === undefined) return;
    document.title = app.title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', app.site_logo || 'data:,');
  }, [app]);
  if (app?.site_state === false) {
    return <Maintenance tips={app.repair_tips} />;
  }
  return (
    <>
      {isWide && <Backdrop />}
      <Column>
        <Routes />
      </Column>
      {isMiniApp() && <MiniApp />}
      {pass && <PassBanner pass={pass} />}
    </>
  );
}

const Column = styled.div`
  position: relative;
  z-index: 1;
  max-width: ${theme.column};
  min-height: 100dvh;
  margin-inline: auto;
  @media ${WIDE} {
    background:
      ${theme.color.lamp} no-repeat,
      ${theme.color.page};
    box-shadow: 0 0 0 1px ${theme.color.hairline};
  }
`;
