import { useTexts } from '@parlour/platform';
import { AsyncContent, EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { useVip } from './useVip';
import { VipLevels } from './VipLevels';
import { VipSkeleton } from './VipSkeleton';
import { vipTexts } from './vipTexts';

/** The ten VIP levels and their benefits, also for visitors. */
export function VipScreen() {
  const texts = useTexts(vipTexts);
  const state = useVip();
  return (
    <AsyncContent
      state={state}
      texts={texts}
      skeleton={<VipSkeleton />}
      empty={<EmptyState title={texts.none} text={texts.noneText} />}
      wrapper={Centered}
    >
      {(vip) => <VipLevels vip={vip} />}
    </AsyncContent>
  );
}
