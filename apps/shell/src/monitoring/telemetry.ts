import type { Beacon, DeviceClass, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createMismatchReport } from './mismatches';
import { createCallOutcomes } from './outcomes/callOutcomes';
import { createOutcomeCounts } from './outcomes/outcomeCounts';
import { type Shown, watchActions } from './outcomes/watchActions';
import type { ReportError } from '../services/errorReports';
import type { TelemetryBuffer } from '../services/telemetryBuffer';

const FLUSH_MS = 5000;
const MOST_EVENTS = 50;
/** An error has up to 3 kB, and the gateway accepts beacons up to 32 kB. */
const MOST_ERRORS = 8;
/** Maximum number of beacons that are stored without a network; later ones are dropped. */
const MOST_BEACONS = 4;

interface TelemetryParts {
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'navigator'>;
  /** The screen that is shown. */
  readonly shown: () => Shown | undefined;
  /** The release of the brand that the page shows. */
  readonly brand?: Beacon['brand'];
  /** The composition of the page. */
  readonly composition: () => string;
  readonly drainTo: TelemetryBuffer['drainTo'];
  readonly report: ReportError;
  readonly device: DeviceClass;
  /** When a file of a release last arrived from the network. */
  readonly fetchedAt: (remote: string, version: string) => number | undefined;
}

/**
 * Sends events to the gateway in batches: every 5 s, and when the page is hidden or left. A failure of a remote is sent at once.
 * Without a network the batches wait for one. Never throws and never blocks.
 */
export function startTelemetry({ page, shown, brand, composition, drainTo, report, device, fetchedAt }: TelemetryParts): void {
  const name = Math.random().toString(36).slice(2);
  // The document's nonce, by which the gateway recognises the document that it sent.
  const mark = page.document.querySelector<HTMLElement>('[nonce]')?.nonce;
  let closed: Beacon[] = [];
  let batch: TelemetryEvent[] = [];
  let batchComposition = composition();
  const outcomes = createOutcomeCounts();
  const calls = createCallOutcomes(outcomes.count);
  const actions = watchActions({ page, shown, count: outcomes.count, onCall: calls.onCall });

  const close = () => {
    if (batch.length > 0 && closed.length < MOST_BEACONS)
      closed.push({ page: name, composition: batchComposition, mark, device, brand, events: batch });
    batch = [];
  };
  const flush = (isLeft = false) => {
    if (batch.length > 0 || outcomes.isDue() || isLeft) for (const event of outcomes.take()) add(event);
    if (!page.navigator.onLine) return;
    close();
    for (const beacon of closed) {
      page.navigator.sendBeacon?.('/telemetry', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
    }
    closed = [];
  };

  const add = (event: TelemetryEvent) => {
    if (composition() !== batchComposition) close();
    batchComposition = composition();
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
    if (event.event === 'call') return calls.watch(event);
    if (event.event !== 'remoteFailed') return add(event);
    const { error, ...failure } = event;
    if (error !== undefined) report('screen', error, failure);
    add(failure);
  });
  setInterval(() => {
    actions.look();
    flush();
  }, FLUSH_MS);
  page.addEventListener('pagehide', () => {
    actions.leave();
    calls.leave();
    flush(true);
  });
  // On the window, so that it runs after the web vitals, which report their last values when the document is hidden.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush(true);
  });
}
