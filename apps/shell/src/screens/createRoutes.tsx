import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { Navigate, type RouteObject } from 'react-router';
import { Guard } from './guards';
import { ScreenRoute } from './ScreenRoute';

/**
 * The router's table: each route of the manifest below the guard of its access; any other path leads home. All routes have the
 * same elements, so that the frame stays mounted from screen to screen; the screen chooses the release when a path is entered.
 */
export function createRoutes(routes: readonly FoundRoute[]): RouteObject[] {
  const guarded = routes.map(({ route: { path, access }, isDisabled }) => ({
    // Everybody is told that a screen is switched off.
    element: <Guard access={isDisabled ? 'all' : access} />,
    children: [{ path, caseSensitive: true, element: <ScreenRoute /> }],
  }));
  return [...guarded, { path: '*', element: <Navigate to="/" replace /> }];
}
