import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type ErrorEvent = Extract<TelemetryEvent, { event: 'error' }>;

/** An error of the wallet that `releaseSmallSite` makes live, as a page reports it. */
export const errorEvent: ErrorEvent = {
  event: 'error',
  kind: 'error',
  remote: 'wallet',
  version: '1.0.0',
  shell: '1.0.0',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [{ file: 'wallet/1.0.0/a.js', line: 1, column: 2 }],
  screen: '/wallet',
  count: 1,
};
