import { useStore } from '@parlour/platform';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { useShell } from '../layout/shellContext';
import { createRoutes } from './createRoutes';
import { useActiveRoute } from './useActiveRoute';

/** The screen of the address, by the routes of the manifest. Guard and screen get the same entered route. */
export function Routes() {
  const paths = useStore(useShell().paths);
  const { found, attempt, again, isRenewal } = useActiveRoute(useLocation().pathname);
  const screen = useRoutes(found === undefined ? [] : createRoutes(paths, { found, attempt, again }));
  // The page reloads.
  if (isRenewal) return null;
  // The router matches more than the manifest names, such as `/mine/`, and nothing at all where a path has a line break.
  return screen ?? <Navigate to="/" replace />;
}
