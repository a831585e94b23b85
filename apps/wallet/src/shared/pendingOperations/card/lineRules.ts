import { pathTo } from '@parlour/platform';
import type { StatusTone } from '@parlour/ui-kit/parts';
import { isPayable } from '../../money/madeDeposits';
import { kindOfRecord, type MoneyKind, moneyCalls } from '../moneyCalls';
import { sidesIn, sumIn } from '../operation';
import { operationsIn, type OperationsState, ordersIn, outcomeIn } from '../operationsReducer';
import { idOf, type Order, stepOf } from '../orderRules';
import type { Operation, Outcome, Sides } from '../outcomeRules';

/** State of a money operation as it is shown to a player. */
export type LineStep = 'submitted' | 'review' | 'arrived' | 'refused' | 'lost' | 'unknown' | 'unheard' | 'unsent';

/** The colour of a step's chip. */
export const tones: Readonly<Record<LineStep, StatusTone>> = {
  submitted: 'info',
  review: 'info',
  arrived: 'success',
  refused: 'danger',
  lost: 'grey',
  unknown: 'grey',
  unheard: 'grey',
  unsent: 'grey',
};

export interface Line {
  readonly id: string;
  readonly kind: MoneyKind;
  readonly label?: string | undefined;
  readonly sum: string | undefined;
  /** Source and target of a transfer. */
  readonly sides?: Sides | undefined;
  readonly step: LineStep;
  readonly order?: string;
  /** Whether its answer was lost and its order was found in the records. */
  readonly wasFound?: boolean;
  /** The screen with its record, or with the payment of an order that is not paid yet. */
  readonly to: string;
  readonly isPayable?: boolean;
  /** Whether the player can dismiss it. */
  readonly isOver: boolean;
}

/** Whether it is about a lost answer and not about an ordinary review. */
export function isAboutLostAnswer({ order, wasFound = false }: Line): boolean {
  return order === undefined || wasFound;
}

/**
 * What was not sent, then pending operations, the newest first, then the followed orders, of which those that the player can
 * still pay come first. Without an endpoint: those of all endpoints, without what was not sent.
 */
export function linesOf(state: OperationsState, endpoint?: string): readonly Line[] {
  const orders = ordersIn(state, endpoint).flatMap((order) => lineOfOrder(order, state.serverNow));
  const operations = [...operationsIn(state, endpoint)].sort((a, b) => b.sentAt - a.sentAt);
  return [
    ...(endpoint === undefined ? [] : unsentLine(endpoint, state.unsent[endpoint])),
    ...operations.map((operation) => lineOfOperation(operation, outcomeIn(state, operation))),
    ...orders.sort((a, b) => Number(b.isPayable) - Number(a.isPayable)),
  ];
}

function unsentLine(endpoint: string, text: string | undefined): readonly Line[] {
  const money = moneyCalls[endpoint];
  if (money === undefined || text === undefined) return [];
  const { kind, to } = money;
  return [{ id: endpoint, kind, sum: sumIn(text, money.sum), sides: sidesIn(text), step: 'unsent', to, isOver: true }];
}

function lineOfOperation({ key, kind, label, to, types, sum, sides }: Operation, outcome: Outcome): Line {
  const isSilent = types.length === 0 && outcome.is === 'unknown';
  const step = outcome.is === 'lost' ? 'lost' : outcome.is !== 'unknown' ? 'submitted' : isSilent ? 'unheard' : 'unknown';
  return { id: key, kind, label, sum, sides, step, to, isOver: step !== 'submitted' };
}

function lineOfOrder(followed: Order, nowMs: number): readonly Line[] {
  const { type, no, amount, sides, state, wasFound = false, payUntil = 0 } = followed;
  const recorded = stepOf(type, state);
  if (recorded === 'none' && !wasFound) return [];
  // The records contain it, but do not say what became of it.
  const step = recorded === 'none' ? 'unknown' : recorded;
  const isOver = step !== 'review' || wasFound;
  const mayPay = type === 1 && step === 'review' && (nowMs < payUntil || isPayable(no, nowMs));
  const to = mayPay ? pathTo('/payInfo', { deposit_no: no }) : `/transRecord?type=${type}`;
  return [
    {
      id: idOf(followed),
      kind: kindOfRecord(type),
      sum: amount,
      sides,
      step,
      order: no,
      wasFound,
      to,
      isPayable: mayPay,
      isOver,
    },
  ];
}
