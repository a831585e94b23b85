import type { Check, Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { Button } from '@parlour/ui-kit';
import { CopyButton } from '@parlour/ui-kit/parts';
import { useToast } from '#parts';
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
  const toast = useToast();
  return (
    <>
      <CopyButton
        variant="secondary"
        text={reportOf(change, proposal)}
        onCopied={() => toast('Report copied', 'success')}
        onFailed={() => toast('The browser denied access to the clipboard', 'danger')}
      >
        Copy the report
      </CopyButton>
      <Button size="medium" onClick={reopenForm}>
        Edit
      </Button>
    </>
  );
}
