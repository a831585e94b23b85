import { useTopic } from '@parlour/platform';
import { MainSite } from './MainSite';
import { RedPacketFloat } from './RedPacketFloat';
import { Welcome } from './Welcome';

/** Content that is not needed to play: loaded after everything else is on screen, and the operator is known. */
export function HomeLater() {
  const app = useTopic('appInfo');
  return (
    app && (
      <>
        <MainSite />
        {app.redpacket_switch && <RedPacketFloat />}
        <Welcome app={app} />
      </>
    )
  );
}
