import { games } from '../catalogue/games';
import type { Game } from '../catalogue/game';
import { seededRandom } from '../catalogue/seededRandom';
import type { bets } from '../database/schema';
import { type Account, house, venueWallet } from '../ledger/book';
import { venueTargets } from './historyPlan';
import { type Clock, type Instant, yuan } from './historyTime';
import { SETTLED, UNSETTLED } from '../ledger/states';

interface PlayedTransfer {
  readonly venue: string;
  readonly when: Instant;
  readonly cents: number;
  readonly isIntoVenue: boolean;
  /** 0 failed, 1 success, 2 pending settlement, 3 undefined. */
  readonly state: 0 | 1 | 2 | 3;
}

interface Play {
  readonly bets: (typeof bets.$inferInsert)[];
  readonly transfers: PlayedTransfer[];
  readonly bookings: { reason: string; reference: string; at: Date; from: Account; to: Account; cents: number }[];
}

const DAYS = 30;
const NOON = 720;
const VOID = 0;
const TAKES_HOME_CENTS = 400_000;
const stakes = [2000, 5000, 10_000, 20_000, 30_000];
const recentStakes = [60_000, 80_000, 120_000];
const wins = [95, 95, 95, 110, 200];

const neverBooked: readonly PlayedTransfer[] = [
  { venue: 'OB', when: { daysAgo: 3, minute: 842 }, cents: 50_000, isIntoVenue: true, state: 0 },
  { venue: 'PP', when: { daysAgo: 0, minute: 1200 }, cents: 30_000, isIntoVenue: true, state: 2 },
  { venue: 'AE', when: { daysAgo: 12, minute: 1011 }, cents: 20_000, isIntoVenue: true, state: 3 },
  { venue: 'FG', when: { daysAgo: 6, minute: 655 }, cents: 40_000, isIntoVenue: false, state: 0 },
  { venue: 'OB', when: { daysAgo: 1, minute: 1302 }, cents: 80_000, isIntoVenue: false, state: 2 },
  { venue: 'AE', when: { daysAgo: 15, minute: 503 }, cents: 10_000, isIntoVenue: false, state: 3 },
];

/** Thirty days of bets with the transfers that they needed, ending at the documented venue wallets. */
export function playBets(memberId: number, at: Clock): Play {
  const play: Play = { bets: [], transfers: [...neverBooked], bookings: [] };
  const wallets: Record<string, number> = {};
  const random = seededRandom('thirty days of the demo member');
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => items[Math.floor(random() * items.length)] ?? fallback;
  const shift = (venue: string, when: Instant, cents: number) => {
    if (cents === 0) return;
    wallets[venue] = (wallets[venue] ?? 0) + cents;
    play.transfers.push({ venue, when, cents: Math.abs(cents), isIntoVenue: cents > 0, state: 1 });
  };
  rounds(random).forEach((when, index) => {
    const game = pick(games, games[0]);
    if (game === undefined) return;
    const { venue } = game;
    const isRecent = when.daysAgo === 0 || (when.daysAgo === 1 && when.minute > NOON);
    const stake = pick(isRecent ? recentStakes : stakes, 2000);
    const status = statusOf(game, index, when);
    if ((wallets[venue] ?? 0) < stake && status !== VOID)
      shift(venue, { ...when, minute: when.minute - 1 }, Math.max(stake * 2, 50_000));
    const winLoss = status !== SETTLED ? 0 : random() < 0.48 ? (stake * pick(wins, 95)) / 100 : -stake;
    const betId = `BT${at.stamp(when)}${String(200_003 + index * 6133).slice(0, 6)}`;
    play.bets.push({
      betId,
      memberId,
      venue,
      category: game.category,
      gameName: game.name,
      amount: yuan(stake),
      winLoss: yuan(winLoss),
      status,
      createdAt: at.date(when),
    });
    if (status === VOID) return;
    wallets[venue] = (wallets[venue] ?? 0) + (status === SETTLED ? winLoss : -stake);
    const wallet = venueWallet(memberId, venue);
    play.bookings.push({ reason: 'bet', reference: betId, at: at.date(when), from: wallet, to: house('bets'), cents: stake });
    if (winLoss > 0)
      play.bookings.push({
        reason: 'bet won',
        reference: betId,
        at: at.date(when),
        from: house('bets'),
        to: wallet,
        cents: stake + winLoss,
      });
    if ((wallets[venue] ?? 0) > TAKES_HOME_CENTS)
      shift(venue, { ...when, minute: when.minute + 2 }, -((wallets[venue] ?? 0) - TAKES_HOME_CENTS / 2));
  });
  for (const [venue, target] of Object.entries(venueTargets))
    shift(venue, { daysAgo: 0, minute: 1395 }, target - (wallets[venue] ?? 0));
  return play;
}

function rounds(random: () => number): Instant[] {
  return Array.from({ length: DAYS }, (_, index) => DAYS - 1 - index).flatMap((daysAgo) => {
    const count = daysAgo <= 1 ? 24 : 3 + (daysAgo % 3);
    const first = daysAgo === 1 ? NOON + 10 : 500;
    const step = Math.floor((1380 - first) / count);
    return Array.from({ length: count }, (_, index) => ({
      daysAgo,
      minute: first + index * step + Math.floor(random() * (step - 4)),
    }));
  });
}

function statusOf(game: Game, index: number, when: Instant): number {
  if (index % 19 === 7) return VOID;
  return when.daysAgo === 0 && game.category === 'sport' ? UNSETTLED : SETTLED;
}
