import type { Check, Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { Button } from '@parlour/ui-kit';
import { Copy } from '#parts';
import { Checks } from './Checks';
import { Notice } from './Notice';
import { usePlan } from './planContext';
import { reportOf } from './planLabels';

/** The checks of a refused change, failed ones first. */
export function RefusalView({ checks, notice }: { checks: readonly Check[]; notice: string | undefined }) {
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      <Checks checks={checks} />
    </>
  );
}

export function RefusalFooter({ change, proposal }: { change: Change; proposal: Proposal }) {
  const { reopenForm } = usePlan();
  return (
    <>
      <Copy what="Report" text={reportOf(change, proposal)}>
        Copy the report
      </Copy>
      <Button size="medium" onClick={reopenForm}>
        Edit
      </Button>
    </>
  );
}
