import { createValue } from '@parlour/platform/host';

/** When the oldest of the kept answers that are on screen was true, in epoch milliseconds; undefined while none is. */
export const staleSince = createValue<number | undefined>(undefined);
