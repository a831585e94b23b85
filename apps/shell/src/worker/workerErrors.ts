import type { Beacon } from '@parlour/release-contract/telemetry';
import { createErrorReports } from '../services/errorReports';
import type { WorkerScope } from './scope';

/** Reports uncaught errors of the worker directly to the gateway, because no page has to be open. */
export function reportWorkerErrors(worker: Pick<WorkerScope, 'addEventListener' | 'location' | 'navigator' | 'release'>): void {
  const page = Math.random().toString(36).slice(2);
  const report = createErrorReports({
    shell: worker.release.version,
    origin: worker.location.origin,
    screen: () => '',
    secrets: () => [],
    emit: (event) => {
      const beacon: Beacon = { page, composition: '', events: [event] };
      const headers = { 'Content-Type': 'application/json' };
      fetch('/telemetry', { method: 'POST', headers, body: JSON.stringify(beacon) }).catch(() => undefined);
    },
    now: () => performance.now(),
  });
  const reportIfOnline = (error: unknown) => worker.navigator.onLine && report('worker', error);
  worker.addEventListener('error', ({ error }) => reportIfOnline(error));
  worker.addEventListener('unhandledrejection', ({ reason }) => reportIfOnline(reason));
}
