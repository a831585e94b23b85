import type { DeviceClass } from '@parlour/release-contract/telemetry';

const SLOW_CORES = 2;
const SLOW_GB = 2;
const FAST_CORES = 8;
const FAST_GB = 8;

/** The class of the device; where a browser does not say how much memory it has (Safari, Firefox), the cores decide. */
export function deviceClassOf({
  hardwareConcurrency: cores,
  deviceMemory: gigabytes = FAST_GB,
}: Pick<Navigator, 'hardwareConcurrency'> & { readonly deviceMemory?: number }): DeviceClass {
  if (cores <= SLOW_CORES || gigabytes <= SLOW_GB) return 'low';
  return cores >= FAST_CORES && gigabytes >= FAST_GB ? 'high' : 'medium';
}
