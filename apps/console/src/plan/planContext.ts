import type { Change } from '@parlour/release-contract/change';
import { createContext, use } from 'react';
import type { Draft } from './draft';
import type { PlanState } from './planReducer';

/** The only way to change what is live: every action is planned first. */
export interface Plan {
  readonly state: PlanState;
  /** Opens the form for a promotion, filled in as far as given. */
  readonly openForm: (fields?: Partial<Draft>) => void;
  /** Plans a change and shows what it would do; the reason may still be rewritten. */
  readonly requestPlan: (change: Change, reason: string, draft?: Draft) => void;
  readonly setReason: (reason: string) => void;
  readonly apply: () => void;
  readonly retry: () => void;
  /** Plans again since the plan is out of date. */
  readonly replan: (notice: string) => void;
  readonly reopenForm: () => void;
  readonly close: () => void;
}

export const PlanContext = createContext<Plan | undefined>(undefined);

export function usePlan(): Plan {
  const plan = use(PlanContext);
  if (plan === undefined) throw new Error('there is no plan above this part');
  return plan;
}
