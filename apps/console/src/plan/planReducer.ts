import type { Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { type Draft, draftFrom } from './draft';

interface PlanRequest {
  readonly change: Change;
  readonly reason: string;
  /** The form values, to return to the form. */
  readonly draft?: Draft | undefined;
  /** Message about a conflicting change or a failure. */
  readonly notice?: string | undefined;
}

/** State of the plan dialog; nothing is written before the step `applying`. */
export type PlanState =
  | { readonly step: 'closed' }
  | { readonly step: 'editing'; readonly draft: Draft }
  | (PlanRequest & { readonly step: 'planning' })
  | (PlanRequest & { readonly step: 'failed'; readonly failure: string })
  | (PlanRequest & { readonly step: 'planned'; readonly proposal: Proposal })
  | (PlanRequest & { readonly step: 'applying'; readonly proposal: Proposal });

export type PlanEvent =
  | { readonly type: 'formOpened'; readonly draft: Draft }
  | { readonly type: 'planRequested'; readonly change: Change; readonly reason: string; readonly draft?: Draft | undefined }
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'planFailed'; readonly message: string }
  | { readonly type: 'retried' }
  | { readonly type: 'reasonChanged'; readonly reason: string }
  | { readonly type: 'applyStarted' }
  | { readonly type: 'applyFailed'; readonly message: string }
  /** The live manifest has changed: the plan is computed again. */
  | { readonly type: 'outdated'; readonly notice: string }
  | { readonly type: 'applied' }
  | { readonly type: 'formReopened' }
  | { readonly type: 'closed' };

export const closedPlan: PlanState = { step: 'closed' };

/** Events that do not fit the step are ignored, such as a late answer or a second tap. */
export function planReducer(state: PlanState, event: PlanEvent): PlanState {
  switch (event.type) {
    case 'formOpened':
      return { step: 'editing', draft: event.draft };
    case 'planRequested':
      return { step: 'planning', change: event.change, reason: event.reason, draft: event.draft };
    case 'proposed':
      return state.step === 'planning' ? { ...requestOf(state), step: 'planned', proposal: event.proposal } : state;
    case 'planFailed':
      return state.step === 'planning' ? { ...requestOf(state), step: 'failed', failure: event.message } : state;
    case 'retried':
      return state.step === 'failed' ? { ...requestOf(state), step: 'planning' } : state;
    case 'reasonChanged':
      return state.step === 'planned' ? { ...state, reason: event.reason } : state;
    case 'applyStarted':
      return state.step === 'planned' && state.proposal.isAllowed
        ? { ...requestOf(state), step: 'applying', proposal: state.proposal, notice: undefined }
        : state;
    case 'applyFailed':
      return state.step === 'applying' ? { ...state, step: 'planned', notice: event.message } : state;
    case 'outdated':
      return state.step === 'planned' || state.step === 'applying'
        ? { ...requestOf(state), step: 'planning', notice: event.notice }
        : state;
    case 'applied':
      return state.step === 'applying' ? closedPlan : state;
    case 'formReopened':
      return state.step === 'planned' || state.step === 'failed' ? { step: 'editing', draft: draftOf(state) } : state;
    case 'closed':
      return state.step === 'applying' ? state : closedPlan;
  }
}

function requestOf({ change, reason, draft, notice }: PlanRequest): PlanRequest {
  return { change, reason, draft, notice };
}

function draftOf({ change, reason, draft }: PlanRequest): Draft {
  return { ...(draft ?? draftFrom(change)), reason };
}
