import type { Bench } from './figures';
import { gatewayBench } from './gatewayBench';
import { gatewayMemoryBench } from './gatewayMemoryBench';
import { operatorBench } from './operatorBench';
import { coldBench } from './player/coldBench';
import { lighthouseBench } from './player/lighthouseBench';
import { tapBench } from './player/tapBench';
import { warmBench } from './player/warmBench';
import { waveBench } from './player/waveBench';
import { pollingBench } from './polling/pollingBench';
import { scaleBench } from './scale/scaleBench';
import { vitalsBench } from './vitalsBench';

/** Everything that is measured, in the order in which it is. */
export const benches: readonly Bench[] = [
  coldBench,
  tapBench,
  waveBench,
  warmBench,
  vitalsBench,
  lighthouseBench,
  pollingBench,
  gatewayBench,
  gatewayMemoryBench,
  operatorBench,
  scaleBench,
];
