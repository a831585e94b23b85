import { useTexts } from '@parlour/platform';
import { Skeleton } from '@parlour/ui-kit';
import { ClosedEnvelope } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { packetTexts } from './packetTexts';

/** The red packet page while it loads: the envelope is already shown. */
export function PacketSkeleton({ isShown }: { isShown: boolean }) {
  const texts = useTexts(packetTexts);
  return (
    <Stack role="group" aria-busy aria-label={texts.loading} data-state={isShown ? 'shown' : undefined}>
      <Line>
        <Skeleton width={168} height={56} radius="tile" />
      </Line>
      <span>
        <ClosedEnvelope />
      </span>
      <Skeleton height={72} radius="card" />
      <Skeleton height={56} />
      <Skeleton height={220} radius="card" />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  & > span:nth-of-type(1) {
    justify-self: center;
    width: min(216px, 46vh);
    margin-block: 8px 16px;
  }
  &:not([data-state]) > span:not(:nth-of-type(1)) {
    visibility: hidden;
  }
`;

const Line = styled.div`
  display: grid;
  justify-items: center;
  min-height: 76px;
`;
