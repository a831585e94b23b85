import type { Bench } from './figures';
import { vitalsBench } from './vitalsBench';

/** Everything that is measured, in the order in which it is. */
export const benches: readonly Bench[] = [vitalsBench];
