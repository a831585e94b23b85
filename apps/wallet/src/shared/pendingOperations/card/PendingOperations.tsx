import type { Endpoint } from '@parlour/api-client';
import { type ComponentProps, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PendingOperationsCard } from './PendingOperationsCard';
import { usePendingOperations } from '../usePendingOperations';

interface PendingOperationsProps extends Pick<ComponentProps<typeof PendingOperationsCard>, 'venues'> {
  readonly of: Endpoint;
}

/** The state of calls whose answer was lost, for the screen that sends them. Scrolls itself into view. */
export function PendingOperations({ of, venues }: PendingOperationsProps) {
  const { lines, dismiss } = usePendingOperations(of);
  const place = useRef<HTMLDivElement>(null);
  const count = useRef(lines.length);
  useEffect(() => {
    if (lines.length > count.current) place.current?.scrollIntoView?.({ block: 'nearest' });
    count.current = lines.length;
  }, [lines.length]);
  return (
    <Place ref={place} data-state={lines.length === 0 ? 'empty' : undefined}>
      <PendingOperationsCard lines={lines} venues={venues} onDismiss={dismiss} />
    </Place>
  );
}

const Place = styled.div`
  scroll-margin-block: 72px 104px;
  &[data-state='empty'] {
    position: absolute;
  }
`;
