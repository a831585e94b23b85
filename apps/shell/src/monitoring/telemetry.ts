import type { Beacon, DeviceClass, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createMismatchReport } from './mismatches';
import type { ReportError } from '../services/errorReports';
import type { TelemetryBuffer } from '../services/telemetryBuffer';

const FLUSH_MS = 5000;
const MOST_EVENTS = 50;
/** Errors weigh up to 3 kB, and the gateway takes beacons of 32. */
const MOST_ERRORS = 8;
/** Maximum number of beacons that are stored without a network; later ones are dropped. */
const MOST_BEACONS = 4;

interface TelemetryParts {
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'navigator'>;
  /** The composition of the page. */
  readonly composition: () => string;
  readonly drainTo: TelemetryBuffer['drainTo'];
  readonly report: ReportError;
  readonly device: DeviceClass;
  /** When a file of a release last arrived from the network. */
  readonly fetchedAt: (remote: string, version: string) => number | undefined;
}

/**
 * Sends events to the gateway in batches: every 5 s, when the page is hidden or left, and a failure at once; without a network as soon
 * as there is one. It never fails and never waits.
 */
export function startTelemetry({ page, composition, drainTo, report, device, fetchedAt }: TelemetryParts): void {
  const name = Math.random().toString(36).slice(2);
  // By it the gateway knows that it sent this document.
  const mark = page.document.querySelector<HTMLElement>('[nonce]')?.nonce;
  let closed: Beacon[] = [];
  let batch: TelemetryEvent[] = [];
  let livedIn = composition();

  const close = () => {
    if (batch.length > 0 && closed.length < MOST_BEACONS)
      closed.push({ page: name, composition: livedIn, mark, device, events: batch });
    batch = [];
  };
  const flush = () => {
    if (!page.navigator.onLine) return;
    close();
    for (const beacon of closed) {
      page.navigator.sendBeacon?.('/telemetry', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
    }
    closed = [];
  };

  const add = (event: TelemetryEvent) => {
    if (composition() !== livedIn) close();
    livedIn = composition();
    batch.push(event);
    if (batch.length === MOST_EVENTS || batch.filter((one) => one.event === 'error').length === MOST_ERRORS) close();
    if (event.event === 'remoteFailed' || batch.length === 0) flush();
  };
  const mismatchEvent = createMismatchReport();
  drainTo((event) => {
    if (event.event === 'mismatch') {
      const mismatch = mismatchEvent(event);
      return mismatch && add(mismatch);
    }
    if (event.event === 'screenLoaded') {
      const { askedAt, mountedAt, ...loaded } = event;
      const fetched = (fetchedAt(loaded.remote, loaded.version) ?? 0) > askedAt;
      return add({ ...loaded, ms: Math.round(mountedAt - askedAt), fetched });
    }
    if (event.event !== 'remoteFailed') return add(event);
    const { error, ...failure } = event;
    if (error !== undefined) report('screen', error, failure);
    add(failure);
  });
  setInterval(flush, FLUSH_MS);
  page.addEventListener('pagehide', flush);
  // On the window, after the vitals, which report their last values when the document is hidden.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
}
