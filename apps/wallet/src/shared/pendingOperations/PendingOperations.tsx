import type { Endpoint } from '@parlour/api-client';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PendingOperationsCard } from './PendingOperationsCard';
import { usePendingOperations } from './usePendingOperations';

/** The state of calls whose answer was lost, for the screen that sends them; it scrolls into view by itself. */
export function PendingOperations({ of }: { of: Endpoint }) {
  const { lines, dismiss } = usePendingOperations(of);
  const place = useRef<HTMLDivElement>(null);
  const count = useRef(lines.length);
  useEffect(() => {
    if (lines.length > count.current) place.current?.scrollIntoView?.({ block: 'nearest' });
    count.current = lines.length;
  }, [lines.length]);
  return (
    <Place ref={place} data-state={lines.length === 0 ? 'empty' : undefined}>
      <PendingOperationsCard lines={lines} onDismiss={dismiss} />
    </Place>
  );
}

const Place = styled.div`
  scroll-margin-block: 72px;
  &[data-state='empty'] {
    position: absolute;
  }
`;
