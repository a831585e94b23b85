import { createValue } from '@parlour/platform/host';

/** Age of the oldest cached answer on screen, as its time in epoch milliseconds; undefined while none is shown. */
export const staleSince = createValue<number | undefined>(undefined);
