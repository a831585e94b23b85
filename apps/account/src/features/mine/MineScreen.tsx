import { DeferredRender } from '@parlour/ui-kit/parts';
import { WithMember } from '#shared';
import { AccountRows } from './AccountRows';
import { DisplayPreferencesCard } from './DisplayPreferencesCard';
import { LanguageChoice } from './LanguageChoice';
import { MinePage } from './MinePage';
import { MineSkeleton } from './MineSkeleton';
import { ProfileHeader } from './ProfileHeader';
import { AccountLinks } from './AccountLinks';
import { SaferPlayRow } from './SaferPlayRow';
import { VipCard } from './VipCard';
import { WalletCard } from './WalletCard';

/** The member's own page. */
export function MineScreen() {
  return (
    <WithMember skeleton={<MineSkeleton />}>
      {(user) => (
        <MinePage>
          <ProfileHeader user={user} />
          <VipCard user={user} />
          <WalletCard user={user} />
          <AccountLinks />
          <DeferredRender>
            <AccountRows isAgent={user.isagent} />
            <LanguageChoice />
            <DisplayPreferencesCard />
            <SaferPlayRow />
          </DeferredRender>
        </MinePage>
      )}
    </WithMember>
  );
}
