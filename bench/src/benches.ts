import type { Bench } from './figures';
import { gatewayBench } from './gatewayBench';
import { gatewayMemoryBench } from './gatewayMemoryBench';
import { operatorBench } from './operatorBench';
import { pollingBench } from './polling/pollingBench';
import { scaleBench } from './scale/scaleBench';

/** Everything that is measured, in the order in which it is. */
export const benches: readonly Bench[] = [gatewayBench, gatewayMemoryBench, operatorBench, pollingBench, scaleBench];
