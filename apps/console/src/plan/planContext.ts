import type { Change } from '@parlour/release-contract/change';
import { createContext, use } from 'react';
import type { Draft } from './draft';
import type { PlanState } from './planReducer';

/** The only way to change what is live: every action is planned first. */
export interface Plan {
  readonly state: PlanState;
  /** Opens the promotion form with initial values. */
  readonly openForm: (fields?: Partial<Draft>) => void;
  /** Plans a change and shows the plan; the reason can still be edited. */
  readonly requestPlan: (change: Change, reason: string, draft?: Draft) => void;
  readonly setReason: (reason: string) => void;
  readonly apply: () => void;
  readonly retry: () => void;
  /** Plans again because the live manifest has changed. */
  readonly replan: (notice: string) => void;
  readonly reopenForm: () => void;
  readonly close: () => void;
}

export const PlanContext = createContext<Plan | undefined>(undefined);

export function usePlan(): Plan {
  const plan = use(PlanContext);
  if (plan === undefined) throw new Error('PlanProvider is missing');
  return plan;
}
