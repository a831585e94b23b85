import { withTimeout } from '../device/withTimeout';
import { clearRunning, isQuarantined, noteRunning } from './quarantine';
import { loadScreen } from './loadScreen';
import { filesOf, type FoundRoute } from '@parlour/release-contract/findRoute';

const LATEST_MS = 300;

/**
 * Runs a screen whose files are already loaded, so that it is rendered together with its frame. Does not wait for files. Errors
 * are reported and handled when the screen is rendered. The release is recorded as running until the screen is mounted.
 */
export async function runIfFetched(found: FoundRoute): Promise<void> {
  if (found.isDisabled || isQuarantined(found) || !filesOf(found).every(hasCome)) return;
  noteRunning(found);
  await withTimeout(loadScreen(found), LATEST_MS).catch(clearRunning);
}

function hasCome({ url }: { url: string }): boolean {
  const known = performance.getEntriesByName(new URL(url, location.href).href, 'resource');
  return (known as PerformanceResourceTiming[]).some(({ responseEnd }) => responseEnd > 0);
}
