import type { bets, deposits, rebates, redPackets, transfers, withdrawals } from '../database/schema';
import { beijingDay } from '../beijingTime';
import { type Account, central, held, house, venueWallet } from '../ledger/book';
import { playBets } from './historyBets';
import { claimedRebates, depositPlan, openRebates, packetPlan, venueTargets, withdrawalPlan } from './historyPlan';
import { clock, type Instant, yuan } from './historyTime';
import { APPROVED, PENDING, REJECTED } from '../ledger/states';

interface SeededBooking {
  readonly reason: string;
  readonly reference: string;
  readonly at: Date;
  readonly from: Account;
  readonly to: Account;
  readonly cents: number;
}

export interface History {
  readonly deposits: (typeof deposits.$inferInsert)[];
  readonly withdrawals: (typeof withdrawals.$inferInsert)[];
  readonly transfers: (typeof transfers.$inferInsert)[];
  readonly bets: (typeof bets.$inferInsert)[];
  readonly rebates: (typeof rebates.$inferInsert)[];
  readonly redPackets: (typeof redPackets.$inferInsert)[];
  readonly bookings: SeededBooking[];
}

const CENTRAL_TARGET = 1_248_050;

/** The demo member's history until `now`: every row with its booking, ending at the documented balances. */
export function writeHistory(memberId: number, now: Date): History {
  const at = clock(now);
  const history: History = { deposits: [], withdrawals: [], transfers: [], bets: [], rebates: [], redPackets: [], bookings: [] };
  const number = (prefix: string, instant: Instant, index: number) =>
    `${prefix}${at.stamp(instant)}${String(100_003 + index * 7919).slice(0, 6)}`;
  const move = (reason: string, reference: string, instant: Instant, from: Account, to: Account, cents: number) =>
    history.bookings.push({ reason, reference, at: at.date(instant), from, to, cents });

  depositPlan.forEach(({ when, cents, paytype, protocol = '', state }, index) => {
    const no = number('PD', when, index);
    history.deposits.push({ no, memberId, paytype, protocol, amount: yuan(cents), state, createdAt: at.date(when) });
    if (state === APPROVED) move('deposit', no, when, house('deposits'), central(memberId), cents);
  });
  [...claimedRebates, ...openRebates].forEach(({ venue, gameName, when, cents }, index) => {
    const isClaimed = index < claimedRebates.length;
    const createdAt = at.date(when);
    history.rebates.push({
      memberId,
      venue,
      gameName,
      day: beijingDay(createdAt),
      exact: yuan(cents),
      state: isClaimed ? 1 : 0,
      createdAt,
      updatedAt: isClaimed ? at.after(when, 14) : createdAt,
    });
    if (isClaimed) move('rebate', number('RB', when, index), when, house('rebates'), central(memberId), cents);
  });
  packetPlan.forEach(({ when, recharged, cents }, index) => {
    history.redPackets.push({ memberId, recharged: yuan(recharged), won: yuan(cents), createdAt: at.date(when) });
    move('red packet', number('RP', when, index), when, house('promotions'), central(memberId), cents);
  });
  const play = playBets(memberId, at);
  history.bets.push(...play.bets);
  history.bookings.push(...play.bookings);
  play.transfers.forEach(({ venue, when, cents, isIntoVenue, state }, index) => {
    const no = number('TR', when, index);
    history.transfers.push({ no, memberId, venue, isIntoVenue, amount: yuan(cents), state, createdAt: at.date(when) });
    if (state !== 1) return;
    const [from, to] = isIntoVenue
      ? [central(memberId), venueWallet(memberId, venue)]
      : [venueWallet(memberId, venue), central(memberId)];
    move('transfer', no, when, from, to, cents);
  });

  const plan = [
    ...withdrawalPlan,
    { when: { daysAgo: 33, minute: 690 }, cents: 0, payWay: '招商银行', target: '6214831200889021', state: APPROVED },
  ];
  const settled = plan.reduce((sum, { cents, state }) => sum + (state === REJECTED || state === 0 ? 0 : cents), 0);
  const surplus =
    balanceOf(history.bookings, memberId) -
    settled -
    CENTRAL_TARGET -
    Object.values(venueTargets).reduce((sum, cents) => sum + cents, 0);
  plan.forEach(({ when, cents, payWay, target, state }, index) => {
    const sum = cents === 0 ? surplus : cents;
    const no = number('WD', when, index);
    history.withdrawals.push({ no, memberId, target, payWay, amount: yuan(sum), state, createdAt: at.date(when) });
    if (state === 0) return;
    move('withdrawal held', no, when, central(memberId), held(memberId), sum);
    if (state === PENDING) return;
    const isPaid = state === APPROVED;
    move(
      isPaid ? 'withdrawal paid' : 'withdrawal returned',
      no,
      { ...when, minute: when.minute + 6 },
      held(memberId),
      isPaid ? house('withdrawals') : central(memberId),
      sum,
    );
  });
  return history;
}

function balanceOf(bookings: readonly SeededBooking[], memberId: number): number {
  return bookings.reduce(
    (sum, { from, to, cents }) => sum + (to.memberId === memberId ? cents : 0) - (from.memberId === memberId ? cents : 0),
    0,
  );
}
