import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { formatClock } from '#figures';
import { useConnection } from '#live';
import { Alert } from '#parts';

/** Warns that the shown data is outdated. */
export function ConnectionBanner() {
  const { connection, asOf } = useConnection();
  return (
    <div role="status">
      {connection === 'lost' && (
        <Banner data-tone="danger">
          <WifiOff size={18} strokeWidth={2} aria-hidden />
          <span>
            <b>Connection lost.</b> {asOf && `Data as of ${formatClock(asOf)}. `}Reconnecting every few seconds.
          </span>
        </Banner>
      )}
    </div>
  );
}

const Banner = styled(Alert)`
  align-items: center;
  margin-bottom: 16px;
  b {
    font-weight: 650;
  }
`;
