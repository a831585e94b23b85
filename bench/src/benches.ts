import type { Bench } from './figures';

/** Everything that is measured, in the order in which it is. */
export const benches: readonly Bench[] = [];
