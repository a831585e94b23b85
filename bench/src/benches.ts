import type { Bench } from './findings';
import { gatewayBench } from './gatewayBench';
import { gatewayMemoryBench } from './gatewayMemoryBench';
import { operatorBench } from './operatorBench';
import { coldBench } from './player/coldBench';
import { lighthouseBench } from './player/lighthouseBench';
import { tapBench } from './player/tapBench';
import { warmBench } from './player/warmBench';
import { pollingBench } from './polling/pollingBench';
import { scaleBench } from './scale/scaleBench';
import { storeBench } from './scale/storeBench';
import { vitalsBench } from './vitalsBench';

/** All benchmarks in their order. */
export const benches: readonly Bench[] = [
  coldBench,
  tapBench,
  warmBench,
  vitalsBench,
  lighthouseBench,
  pollingBench,
  gatewayBench,
  gatewayMemoryBench,
  operatorBench,
  scaleBench,
  storeBench,
];
