import { useStore } from '@parlour/platform';
import { useMemo } from 'react';
import { useRoutes } from 'react-router';
import { useShell } from '../layout/shellContext';
import { createRoutes } from './createRoutes';

/** The screen of the address, by the routes of the manifest. */
export function Routes() {
  const routes = useStore(useShell().routes);
  return useRoutes(useMemo(() => createRoutes(routes), [routes]));
}
