import { useTopic } from '@parlour/platform';
import { PlatformProvider } from '@parlour/platform/host';
import { GlobalStyle } from '@parlour/ui-kit';
import { useEffect } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import { createGlobalStyle } from 'styled-components';
import type { Shell } from './createShell';
import { Backdrop } from './layout/Backdrop';
import { Maintenance } from './layout/Maintenance';
import { Overlays } from './layout/Overlays';
import { Routes } from './router/Routes';
import { ShellContext, useShell } from './shellContext';

export function App({ shell }: { shell: Shell }) {
  return (
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <GlobalStyle />
        <Column />
        <HashRouter>
          <Site />
        </HashRouter>
        <Overlays />
      </PlatformProvider>
    </ShellContext>
  );
}

function Site() {
  const { navigation } = useShell();
  const navigate = useNavigate();
  const app = useTopic('appInfo');
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  useEffect(() => {
    if (app === undefined) return;
    document.title = app.title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', app.site_logo || 'data:,');
  }, [app]);
  if (app?.site_state === false) return <Maintenance tips={app.repair_tips} />;
  return (
    <>
      <Backdrop />
      <Routes />
    </>
  );
}

const Column = createGlobalStyle`
  #root {
    position: relative;
    max-width: var(--column, none);
    min-height: 100dvh;
    margin-inline: auto;
  }
  @media (min-width: 600px) {
    :root { --column: 390px; }
  }
`;
