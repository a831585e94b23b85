import type { Observable, Platform } from '@parlour/platform';
import type { Manifest } from '@parlour/releases/manifest';

/** Sends facts about this visit to the gateway, with the composition they happened in; it never fails and never waits. */
export function createReport(manifest: Observable<Manifest>): Platform['report'] {
  return (event, details = {}) => {
    const body = JSON.stringify({ event, composition: manifest.read().composition, ...details });
    navigator.sendBeacon?.('/telemetry', new Blob([body], { type: 'application/json' }));
  };
}
