import { Navigate, type RouteObject } from 'react-router';
import { Guard } from './guards';
import { type EnteredRoute, ScreenRoute } from './ScreenRoute';

/**
 * The router's table: the paths of the manifest below a guard; any other path leads home. All routes have the same element, so
 * that the frame stays mounted from screen to screen.
 */
export function createRoutes(paths: readonly string[], entered: EnteredRoute): RouteObject[] {
  const screen = <ScreenRoute {...entered} />;
  return [
    {
      element: <Guard found={entered.found} />,
      children: paths.map((path) => ({ path, caseSensitive: true, element: screen })),
    },
    { path: '*', element: <Navigate to="/" replace /> },
  ];
}
