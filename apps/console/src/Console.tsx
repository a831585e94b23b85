import { GlobalStyles } from '@parlour/ui-kit';
import { ContrastStyle } from '@parlour/ui-kit/parts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { LiveUpdates } from '#live';
import { Toasts } from '#parts';
import { PlanDialog, PlanProvider } from '#plan';
import { SessionContext, type SessionStore, useSessionStatus } from '#session';
import { LoginScreen } from './features/login/LoginScreen';
import { OverviewScreen } from './features/overview/OverviewScreen';
import { Frame } from './layout/Frame';
import { PageBoundary } from './layout/PageBoundary';

const TrafficScreen = lazy(() => import('./features/traffic/TrafficScreen').then((page) => ({ default: page.TrafficScreen })));
const ReleasesScreen = lazy(() =>
  import('./features/releases/ReleasesScreen').then((page) => ({ default: page.ReleasesScreen })),
);
const HealthScreen = lazy(() => import('./features/health/HealthScreen').then((page) => ({ default: page.HealthScreen })));
const ErrorsScreen = lazy(() => import('./features/errors/ErrorsScreen').then((page) => ({ default: page.ErrorsScreen })));
const HistoryScreen = lazy(() => import('./features/history/HistoryScreen').then((page) => ({ default: page.HistoryScreen })));

/** The root component: providers, routes and the plan dialog. */
export function Console({ session, queries }: { session: SessionStore; queries: QueryClient }) {
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queries}>
        <GlobalStyles>
          <ContrastStyle />
          <Toasts>
            <PlanProvider>
              <HashRouter>
                <Pages />
              </HashRouter>
            </PlanProvider>
          </Toasts>
        </GlobalStyles>
      </QueryClientProvider>
    </SessionContext>
  );
}

/** The URL stays the same during the login, so that users return to the same page. */
function Pages() {
  const status = useSessionStatus();
  const { pathname } = useLocation();
  if (status !== 'in') return <LoginScreen />;
  return (
    <LiveUpdates>
      <Frame>
        <PageBoundary key={pathname}>
          <Suspense>
            <Routes>
              <Route path="/" element={<OverviewScreen />} />
              <Route path="/traffic" element={<TrafficScreen />} />
              <Route path="/releases" element={<ReleasesScreen />} />
              <Route path="/health" element={<HealthScreen />} />
              <Route path="/errors" element={<ErrorsScreen />} />
              <Route path="/history" element={<HistoryScreen />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </Frame>
      <PlanDialog />
    </LiveUpdates>
  );
}
