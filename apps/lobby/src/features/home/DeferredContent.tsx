import { useTopic } from '@parlour/platform';
import { MainSite } from './MainSite';
import { RedPacketFloat } from './RedPacketFloat';
import { type TouchedAt, useLastTouch } from './useLastTouch';
import { useTakeOver } from './useTakeOver';
import { Welcome } from './Welcome';

/** Content that is not needed to play, loaded after the rest of the screen and the app info. */
export function DeferredContent({ touchedAt }: { touchedAt: TouchedAt }) {
  useTakeOver('recent');
  useTakeOver('favourite');
  const lastTouch = useLastTouch(touchedAt);
  const app = useTopic('appInfo');
  return (
    app && (
      <>
        <MainSite />
        {app.redpacket_switch && <RedPacketFloat />}
        <Welcome app={app} lastTouch={lastTouch} />
      </>
    )
  );
}
