import type { Proposal } from '@parlour/release-contract/api';
import { Button, theme, type } from '@parlour/ui-kit';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { usePlan } from './planContext';
import { checksSummary } from './planLabels';
import type { Planned } from './ProposalView';

/** Summary of the checks, and the buttons to apply or cancel. */
export function ProposalFooter({ plan: { step, proposal, reason } }: { plan: Planned }) {
  const { apply, close } = usePlan();
  const isApplying = step === 'applying';
  return (
    <>
      <Tally>
        <CircleCheck size={18} strokeWidth={2} aria-hidden />
        {checksSummary(proposal.checks)}
      </Tally>
      <Button variant="secondary" size="medium" disabled={isApplying} onClick={close}>
        Cancel
      </Button>
      <Button size="medium" busy={isApplying} disabled={reason.trim() === ''} onClick={apply}>
        {applyLabel(proposal)}
      </Button>
    </>
  );
}

function applyLabel({ needsApprovalFor, next, expected }: Proposal): string {
  if (needsApprovalFor !== undefined) return 'Request approval';
  return next?.sequence === expected ? 'Apply' : `Apply manifest ${next?.sequence}`;
}

const Tally = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1;
  ${type.caption}
  font-weight: 600;
  color: ${theme.color.success};
  @media (max-width: 719px) {
    flex: 1 0 100%;
  }
`;
