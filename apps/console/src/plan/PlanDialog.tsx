import type { Proposal } from '@parlour/release-contract/api';
import { Button, FailedState, Skeleton } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { useEffect } from 'react';
import { changeTitle, counted } from '#figures';
import { useReleases } from '#live';
import { Dialog } from '#parts';
import { usePlan } from './planContext';
import { PlanForm, PlanFormFooter } from './PlanForm';
import { ProposalView } from './ProposalView';
import { ProposalFooter } from './ProposalFooter';
import { RefusalFooter, RefusalView } from './RefusalView';

/** The dialog of a change: form, plan, and application. */
export function PlanDialog() {
  const { state, close, retry, replan } = usePlan();
  const { data } = useReleases();
  const live = data?.manifest.sequence;
  const [newest] = data?.history ?? [];
  const site = data?.manifest.site === undefined ? '' : `Site ${data.manifest.site} · `;

  const planned = state.step === 'planned' ? state.proposal.expected : undefined;
  useEffect(() => {
    if (planned === undefined || live === undefined || live <= planned) return;
    const by = newest === undefined ? '' : ` (${newest.by}: ${changeTitle(newest.change)})`;
    replan(`Manifest ${live} went live in the meantime${by}. The plan was updated.`);
  }, [planned, live, newest, replan]);

  switch (state.step) {
    case 'closed':
      return null;
    case 'editing':
      return (
        <Dialog
          open
          size="narrow"
          onClose={close}
          title="Plan a change"
          sub={`${site}Nothing changes until you apply it`}
          footer={<PlanFormFooter />}
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
          sub="Computing the plan"
          footer={
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
    case 'failed':
      return (
        <Dialog open onClose={close} title={`Plan: ${changeTitle(state.change)}`} sub="Nothing was changed">
          <FailedState title="Planning failed" text={state.failure} onRetry={retry} />
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
            sub={`${site}${manifestsLabel(proposal)} · not applied yet`}
            footer={<ProposalFooter plan={state} />}
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
          title="Change refused"
          sub={`${changeTitle(change)} · nothing was changed`}
          badge={<StatusChip tone="danger">{counted(reasons, 'failed check')}</StatusChip>}
          footer={<RefusalFooter change={change} proposal={proposal} />}
        >
          <RefusalView checks={proposal.checks} notice={notice} />
        </Dialog>
      );
    }
  }
}

/** Some changes leave the manifest as it is. */
function manifestsLabel({ expected, next }: Proposal): string {
  const sequence = next?.sequence ?? expected + 1;
  return sequence === expected ? `Manifest ${expected} stays` : `Manifest ${expected} → ${sequence}`;
}
