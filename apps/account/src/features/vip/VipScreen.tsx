import { useTexts } from '@parlour/platform';
import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { useVip } from './useVip';
import { VipLevels } from './VipLevels';
import { VipSkeleton } from './VipSkeleton';
import { vipTexts } from './vipTexts';

/** The ten VIP levels and their benefits, also for visitors. */
export function VipScreen() {
  const texts = useTexts(vipTexts);
  const vip = useVip();
  const showsSkeleton = useSettledLoading(vip.kind === 'loading');
  if (vip.kind === 'loading' || showsSkeleton) {
    return (
      <div role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && <VipSkeleton />}
      </div>
    );
  }
  switch (vip.kind) {
    case 'failed':
      return (
        <Centered>
          <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={vip.retry} />
        </Centered>
      );
    case 'none':
      return (
        <Centered>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Centered>
      );
    case 'ready':
      return <VipLevels vip={vip} />;
  }
}
