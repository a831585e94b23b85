import type { Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { type Draft, emptyDraft } from './draft';

interface Asked {
  readonly change: Change;
  readonly reason: string;
  /** The form that it came from, to go back to. */
  readonly draft?: Draft | undefined;
  /** What happened meanwhile, as text. */
  readonly notice?: string | undefined;
}

/** From a wish to a manifest: nothing is written before the step `applying`. */
export type PlanState =
  | { readonly step: 'closed' }
  | { readonly step: 'choosing'; readonly draft: Draft }
  | (Asked & { readonly step: 'planning' })
  | (Asked & { readonly step: 'unplanned'; readonly failure: string })
  | (Asked & { readonly step: 'planned'; readonly proposal: Proposal })
  | (Asked & { readonly step: 'applying'; readonly proposal: Proposal });

export type PlanEvent =
  | { readonly type: 'choiceOpened'; readonly draft: Draft }
  | { readonly type: 'changeAsked'; readonly change: Change; readonly reason: string; readonly draft?: Draft | undefined }
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'planFailed'; readonly message: string }
  | { readonly type: 'retried' }
  | { readonly type: 'reasonTyped'; readonly reason: string }
  | { readonly type: 'applyStarted' }
  | { readonly type: 'applyFailed'; readonly message: string }
  /** The plan is out of date; it is planned again. */
  | { readonly type: 'overtaken'; readonly notice: string }
  | { readonly type: 'applied' }
  | { readonly type: 'choiceReopened' }
  | { readonly type: 'closed' };

export const closedPlan: PlanState = { step: 'closed' };

/** Pure: events that do not fit the step change nothing, so a late answer or a second tap does no harm. */
export function planReducer(state: PlanState, event: PlanEvent): PlanState {
  switch (event.type) {
    case 'choiceOpened':
      return { step: 'choosing', draft: event.draft };
    case 'changeAsked':
      return { step: 'planning', change: event.change, reason: event.reason, draft: event.draft };
    case 'proposed':
      return state.step === 'planning' ? { ...askedOf(state), step: 'planned', proposal: event.proposal } : state;
    case 'planFailed':
      return state.step === 'planning' ? { ...askedOf(state), step: 'unplanned', failure: event.message } : state;
    case 'retried':
      return state.step === 'unplanned' ? { ...askedOf(state), step: 'planning' } : state;
    case 'reasonTyped':
      return state.step === 'planned' ? { ...state, reason: event.reason } : state;
    case 'applyStarted':
      return state.step === 'planned' && state.proposal.isAllowed
        ? { ...askedOf(state), step: 'applying', proposal: state.proposal, notice: undefined }
        : state;
    case 'applyFailed':
      return state.step === 'applying' ? { ...state, step: 'planned', notice: event.message } : state;
    case 'overtaken':
      return state.step === 'planned' || state.step === 'applying'
        ? { ...askedOf(state), step: 'planning', notice: event.notice }
        : state;
    case 'applied':
      return state.step === 'applying' ? closedPlan : state;
    case 'choiceReopened':
      return state.step === 'planned' || state.step === 'unplanned' ? { step: 'choosing', draft: draftOf(state) } : state;
    case 'closed':
      return state.step === 'applying' ? state : closedPlan;
  }
}

function askedOf({ change, reason, draft, notice }: Asked): Asked {
  return { change, reason, draft, notice };
}

function draftOf({ change, reason, draft }: Asked): Draft {
  const name = change.kind === 'promote' || change.kind === 'return' || change.kind === 'switchWorker' ? '' : change.name;
  return { ...(draft ?? emptyDraft({ name })), reason };
}
