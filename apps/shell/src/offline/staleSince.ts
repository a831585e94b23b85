import { createValue } from '@parlour/platform/host';

/** When the oldest of the cached answers on screen was true, in epoch milliseconds; undefined while none is shown. */
export const staleSince = createValue<number | undefined>(undefined);
