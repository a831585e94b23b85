import { Button, FailedState, Skeleton } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { useEffect } from 'react';
import { changeTitle, counted } from '#figures';
import { useReleases } from '#live';
import { Dialog } from '#parts';
import { usePlan } from './planContext';
import { PlanForm, PlanFormFoot } from './PlanForm';
import { ProposalView } from './ProposalView';
import { ProposalFoot } from './ProposalFoot';
import { RefusalFoot, RefusalView } from './RefusalView';

/** Everything between a wish and a manifest. */
export function PlanDialog() {
  const { state, close, retry, overtake } = usePlan();
  const { data } = useReleases();
  const live = data?.manifest.sequence;
  const [newest] = data?.history ?? [];

  const planned = state.step === 'planned' ? state.proposal.expected : undefined;
  useEffect(() => {
    if (planned === undefined || live === undefined || live <= planned) return;
    const what = newest === undefined ? '' : ` (${newest.by}: ${changeTitle(newest.change)})`;
    overtake(`Manifest ${live} went live meanwhile${what}. This is planned anew.`);
  }, [planned, live, newest, overtake]);

  switch (state.step) {
    case 'closed':
      return null;
    case 'choosing':
      return (
        <Dialog
          open
          size="narrow"
          onClose={close}
          title="Plan a change"
          sub="Nothing is live before you apply it"
          foot={<PlanFormFoot />}
        >
          <PlanForm draft={state.draft} />
        </Dialog>
      );
    case 'planning':
      return (
        <Dialog
          open
          onClose={close}
          title={`Plan: ${changeTitle(state.change)}`}
          sub="Looking at what it would do"
          foot={
            <Button variant="secondary" size="medium" onClick={close}>
              Cancel
            </Button>
          }
        >
          <div aria-busy="true" style={{ display: 'grid', gap: 12 }}>
            <Skeleton height={140} radius="card" />
            <Skeleton height={96} radius="card" />
          </div>
        </Dialog>
      );
    case 'unplanned':
      return (
        <Dialog open onClose={close} title={`Plan: ${changeTitle(state.change)}`} sub="Nothing changed">
          <FailedState title="It could not be planned" text={state.failure} onRetry={retry} />
        </Dialog>
      );
    case 'planned':
    case 'applying': {
      const { proposal, change, notice } = state;
      if (proposal.isAllowed) {
        return (
          <Dialog
            open
            onClose={close}
            title={`Plan: ${changeTitle(change)}`}
            sub={`Manifest ${proposal.expected} → ${proposal.expected + 1} · one write · nothing is live yet`}
            foot={<ProposalFoot plan={state} />}
          >
            <ProposalView plan={state} />
          </Dialog>
        );
      }
      const reasons = proposal.checks.filter(({ isMet }) => !isMet).length;
      return (
        <Dialog
          open
          size="narrow"
          onClose={close}
          title="Refused"
          sub={`${changeTitle(change)} · nothing changed`}
          badge={<StatusChip tone="danger">{counted(reasons, 'reason')}</StatusChip>}
          foot={<RefusalFoot change={change} proposal={proposal} />}
        >
          <RefusalView checks={proposal.checks} notice={notice} />
        </Dialog>
      );
    }
  }
}
