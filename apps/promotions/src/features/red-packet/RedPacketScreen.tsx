import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { AsyncContent, ClosedEnvelope } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { RedPacketLayout } from './RedPacketLayout';
import { packetTexts } from './packetTexts';
import { PacketSkeleton } from './PacketSkeleton';
import { ReadyPacket } from './ReadyPacket';
import { useRedPacket } from './useRedPacket';
import { OpenedPacket } from './OpenedPacket';

/** The red packet page. */
export function RedPacketScreen() {
  const texts = useTexts(packetTexts);
  const packet = useRedPacket();
  if (packet.status === 'ready' && packet.data.grab.kind === 'won')
    return <OpenedPacket packet={packet.data} won={packet.data.grab} />;
  return (
    <RedPacketLayout>
      <AsyncContent
        state={packet}
        texts={texts}
        skeleton={<PacketSkeleton />}
        empty={
          <Closed>
            <span>
              <ClosedEnvelope />
            </span>
            <h2>{texts.closed}</h2>
            <p>{texts.closedText}</p>
            <LinkButton to="/">{texts.home}</LinkButton>
          </Closed>
        }
        wrapper={BelowLanterns}
      >
        {(ready) => <ReadyPacket packet={ready} />}
      </AsyncContent>
    </RedPacketLayout>
  );
}

const BelowLanterns = styled.div`
  padding-top: 112px;
`;

/** Its envelope is between the lanterns. */
const Closed = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: -72px;
  & > span {
    width: 140px;
    margin-bottom: 20px;
    filter: saturate(0.35) brightness(0.7);
  }
  & > a {
    margin-top: 16px;
  }
`;
