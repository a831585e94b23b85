import { useTopic } from '@parlour/platform';
import { MainSite } from './welcome/MainSite';
import { RedPacketFloat } from './welcome/RedPacketFloat';
import { type TouchedAt, useLastTouch } from './welcome/useLastTouch';
import { useTakeOver } from './welcome/useTakeOver';
import { Welcome } from './welcome/Welcome';

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
