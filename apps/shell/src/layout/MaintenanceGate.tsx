import { lazyComponent, useTopic } from '@parlour/platform';
import type { ReactNode } from 'react';

const Maintenance = lazyComponent(async () => (await import(/* webpackChunkName: "rare" */ './Maintenance')).Maintenance, {
  instead: ({ tips }) => tips,
});

/**
 * Shows the site unless the operator has closed it. It is a component of its own so that an update of the app info rerenders
 * nothing else.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const app = useTopic('appInfo');
  return app?.site_state === false ? <Maintenance tips={app.repair_tips} /> : children;
}
