import { Skeleton } from '@parlour/ui-kit';
import { ClosedEnvelope } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

/** The red packet page while it loads: the envelope is visible from the start. */
export function PacketSkeleton() {
  return (
    <Stack>
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
    visibility: visible;
  }
`;

const Line = styled.div`
  display: grid;
  justify-items: center;
  min-height: 76px;
`;
