/** Deposits and withdrawals (spec section 4); applications for an activity have the same. */
export const PENDING = 1;
export const APPROVED = 2;
export const REJECTED = 3;

/** Bets (spec section 4). */
export const SETTLED = 1;
export const UNSETTLED = 2;

/** Transfers (spec section 4). */
export const SUCCESS = 1;

/** Rebate records (spec section 4). */
export const CLAIMED = 1;
