import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { Manifest } from '@parlour/registry';
import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';

const OTHER = 'other';
const calls: ReadonlySet<string> = new Set([...allEndpoints.map(({ name }) => name), 'taps']);

/**
 * The beacon with only screens of live releases and calls of the API in its outcomes; what anybody invents is counted as `other`, so that
 * it cannot displace what there is.
 */
export function withKnownActions(beacon: Beacon, manifest: Manifest | undefined): Beacon {
  return { ...beacon, events: beacon.events.map((event) => (event.event === 'outcome' ? known(event, manifest) : event)) };
}

type OutcomeEvent = Extract<TelemetryEvent, { event: 'outcome' }>;

function known(event: OutcomeEvent, manifest: Manifest | undefined): OutcomeEvent {
  const { remote, version, screen, of } = event;
  const live = manifest?.remotes[remote];
  const release = [live, live?.canary, live?.fallback].find((one) => one?.version === version);
  const isScreen = screen === '' || (release !== undefined && Object.hasOwn(release.modules, screen));
  return { ...event, screen: isScreen ? screen : OTHER, of: calls.has(of) ? of : OTHER };
}
