import type { BetRecord } from '@parlour/api-client/endpoints/records';
import type { StatusTone } from '@parlour/ui-kit/parts';

interface StatusLook {
  readonly name: 'unknown' | 'invalid' | 'settled' | 'unsettled';
  readonly tone: StatusTone;
}

const SETTLED = 1;
const UNSETTLED = 2;
const unknown: StatusLook = { name: 'unknown', tone: 'grey' };

const appearances: Readonly<Record<number, StatusLook>> = {
  0: { name: 'invalid', tone: 'danger' },
  [SETTLED]: { name: 'settled', tone: 'grey' },
  [UNSETTLED]: { name: 'unsettled', tone: 'info' },
};

/** Statuses and tones of spec section 4; any other is shown as unknown. */
export function appearanceOf(status: number): StatusLook {
  return appearances[status] ?? unknown;
}

/** The payout of a bet, once it is known. */
export function outcomeOf({ status, win_loss }: { readonly status: number; readonly win_loss: string }): string | undefined {
  return status === SETTLED ? win_loss : undefined;
}

/** Not settled yet: polled again. */
export function isOpen({ status }: { readonly status: number }): boolean {
  return status === UNSETTLED;
}

/** A bet without an id is identified by the fields that do not change when it is settled. */
export function betKey({ bet_id, created_at, Code, bet_amount }: BetRecord): string {
  return bet_id || [created_at, Code, bet_amount].join('|');
}
