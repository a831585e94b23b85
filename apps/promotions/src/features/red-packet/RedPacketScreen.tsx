import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import { ClosedEnvelope } from '@parlour/ui-kit/parts';
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
  const showsSkeleton = useSettledLoading(packet.kind === 'loading');
  if (packet.kind === 'loading' || showsSkeleton) {
    return (
      <RedPacketLayout>
        <PacketSkeleton isShown={showsSkeleton} />
      </RedPacketLayout>
    );
  }
  if (packet.kind === 'ready' && packet.grab.kind === 'won') return <OpenedPacket packet={packet} won={packet.grab} />;
  return (
    <RedPacketLayout>
      {packet.kind === 'ready' && <ReadyPacket packet={packet} />}
      {packet.kind === 'failed' && (
        <BelowLanterns>
          <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={packet.retry} />
        </BelowLanterns>
      )}
      {packet.kind === 'closed' && (
        <Closed>
          <span>
            <ClosedEnvelope />
          </span>
          <h2>{texts.closed}</h2>
          <p>{texts.closedText}</p>
          <LinkButton to="/">{texts.home}</LinkButton>
        </Closed>
      )}
    </RedPacketLayout>
  );
}

const BelowLanterns = styled.div`
  padding-top: 112px;
`;

const Closed = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-top: 40px;
  & > span {
    width: 140px;
    margin-bottom: 20px;
    filter: saturate(0.35) brightness(0.7);
  }
  & > a {
    margin-top: 16px;
  }
`;
