import { coldBench } from './cold/coldBench';
import type { Bench } from './findings';
import { gatewayBench } from './gateway/gatewayBench';
import { scaleBench } from './scale/scaleBench';
import { storeBench } from './store/storeBench';
import { tapBench } from './tap/tapBench';
import { vitalsBench } from './vitals/vitalsBench';

/** All benchmarks in their order. */
export const benches: readonly Bench[] = [coldBench, tapBench, vitalsBench, gatewayBench, scaleBench, storeBench];
