import { lazyComponent, useStore, usePlatform, useTexts } from '@parlour/platform';
import { PlatformProvider } from '@parlour/platform/host';
import { isMiniApp } from '@parlour/platform/launch';
import { GlobalStyles, HiddenAmounts, theme } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import styled from 'styled-components';
import { SHELL } from '../i18n/shellDictionary';
import { I18nProvider } from '../i18n/I18nProvider';
import { MaintenanceGate } from '../layout/MaintenanceGate';
import { Overlays } from '../layout/Overlays';
import { Routes } from '../screens/Routes';
import { type Shell, ShellContext, useShell } from '../layout/shellContext';
import { shellTexts } from '../i18n/shellTexts';

const Backdrop = lazyComponent(async () => (await import(/* webpackChunkName: "rare" */ '../layout/Backdrop')).Backdrop);
const MiniApp = lazyComponent(async () => (await import('../layout/MiniApp')).MiniApp);
const PreviewBanner = lazyComponent(
  async () => (await import(/* webpackChunkName: "rare" */ '../preview/PreviewBanner')).PreviewBanner,
);
const Notices = lazyComponent(async () => {
  // Loaded late, so that it does not compete with the first screen. Without a network the notices are needed at once.
  await new Promise((resolve) => setTimeout(resolve, navigator.onLine ? 5000 : 0));
  return (await import(/* webpackChunkName: "later" */ '../layout/Notices')).Notices;
});
const Accessibility = lazyComponent(
  async () => (await import(/* webpackChunkName: "later" */ '../accessibility/Accessibility')).Accessibility,
);
const WIDE = '(min-width: 1000px)';

export function App({ shell }: { shell: Shell }) {
  return (
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <GlobalStyles>
          <I18nProvider owner={SHELL}>
            <Amounts>
              <Deferred />
              {/* A requested screen is rendered without time slicing, which would wait for a frame after each slice. */}
              <HashRouter useTransitions={false}>
                <Site />
              </HashRouter>
              <Overlays />
              <Notices />
            </Amounts>
          </I18nProvider>
        </GlobalStyles>
      </PlatformProvider>
    </ShellContext>
  );
}

/** Provides whether the player's own sums are hidden, and the text that screen readers get in their place. */
function Amounts({ children }: { children: ReactNode }) {
  const isHidden = useStore(usePlatform().hidesAmounts);
  const { hidden } = useTexts(shellTexts);
  return <HiddenAmounts value={isHidden ? hidden : undefined}>{children}</HiddenAmounts>;
}

/** Parts that precede the screen in the document. The first screen does not wait for them. */
function Deferred() {
  return useStore(useShell().isSettled) && <Accessibility />;
}

function Site() {
  const { navigation, preview } = useShell();
  const navigate = useNavigate();
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  return (
    <MaintenanceGate>
      {isWide && <Backdrop />}
      <Column>
        <Routes />
      </Column>
      {isMiniApp() && <MiniApp />}
      {preview && <PreviewBanner preview={preview} />}
    </MaintenanceGate>
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
      ${theme.color.pageGlow} no-repeat,
      ${theme.color.page};
    box-shadow: 0 0 0 1px ${theme.color.hairline};
  }
`;
