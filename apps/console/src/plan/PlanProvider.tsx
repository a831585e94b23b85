import type { Proposal, State } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { useSingleFlight } from '@parlour/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { kindOf, errorMessage } from '#api';
import { changeTitle } from '#figures';
import { keys } from '#live';
import { useToast } from '#parts';
import { useApi } from '#session';
import { applyOnce } from './applyOnce';
import { emptyDraft } from './draft';
import { type Plan, PlanContext } from './planContext';
import { closedPlan, planReducer } from './planReducer';

/** State of the current plan; it survives a repeated login. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, dispatch] = useReducer(planReducer, closedPlan);
  const { run } = useSingleFlight();

  const request = state.step === 'planning' ? state.change : undefined;
  useEffect(() => {
    if (request === undefined) return undefined;
    const aborter = new AbortController();
    api.plan(request, aborter.signal).then(
      (proposal) => aborter.signal.aborted || dispatch({ type: 'proposed', proposal }),
      (error: unknown) => aborter.signal.aborted || dispatch({ type: 'planFailed', message: errorMessage(error) }),
    );
    return () => aborter.abort();
  }, [api, request]);

  const plan = useMemo<Plan>(() => {
    const send = async () => {
      if (state.step !== 'planned' || !state.proposal.isAllowed) return;
      dispatch({ type: 'applyStarted' });
      const { change, reason, proposal } = state;
      try {
        const next = await applyOnce(api, { change, reason: reason.trim(), expected: proposal.expected });
        queries.setQueryData(keys.state, next);
        void queries.invalidateQueries({ queryKey: keys.history });
        dispatch({ type: 'applied' });
        toast(outcomeText(proposal, change, next), 'success');
      } catch (error) {
        const kind = kindOf(error);
        if (kind === 'conflict' || kind === 'refused') {
          void queries.invalidateQueries({ queryKey: keys.state });
          const why = kind === 'conflict' ? 'Another user changed the live manifest' : errorMessage(error);
          dispatch({ type: 'outdated', notice: `${why}. Nothing was applied; the plan was updated.` });
        } else dispatch({ type: 'applyFailed', message: `${errorMessage(error)} As far as known, nothing was applied.` });
      }
    };
    return {
      state,
      openForm: (fields) => dispatch({ type: 'formOpened', draft: emptyDraft(fields) }),
      requestPlan: (change, reason, draft) => dispatch({ type: 'planRequested', change, reason, draft }),
      setReason: (reason) => dispatch({ type: 'reasonChanged', reason }),
      apply: () => void run(send),
      retry: () => dispatch({ type: 'retried' }),
      replan: (notice) => dispatch({ type: 'outdated', notice }),
      reopenForm: () => dispatch({ type: 'formReopened' }),
      close: () => dispatch({ type: 'closed' }),
    };
  }, [api, queries, run, state, toast]);

  return <PlanContext value={plan}>{children}</PlanContext>;
}

/** What an applied change came to. */
function outcomeText(proposal: Proposal, change: Change, { manifest }: State): string {
  if (manifest.sequence !== proposal.expected) return `Manifest ${manifest.sequence} is live`;
  if (proposal.needsApprovalFor !== undefined) return 'A second person has to approve this; it waits for 24 hours';
  return `${changeTitle(change)}; what is live did not change`;
}
