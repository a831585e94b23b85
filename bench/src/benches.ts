import type { Bench } from './figures';
import { coldBench } from './player/coldBench';

/** Everything that is measured, in the order in which it is. */
export const benches: readonly Bench[] = [coldBench];
