import { theme, type } from '@parlour/ui-kit';
import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { formatClock } from '#figures';
import { useConnection } from '#live';

/** Warns that the shown data is outdated. */
export function ConnectionBanner() {
  const { connection, asOf } = useConnection();
  return (
    <div role="status">
      {connection === 'lost' && (
        <Banner>
          <WifiOff size={18} strokeWidth={2} aria-hidden />
          <span>
            <b>Connection lost.</b> {asOf && `Data as of ${formatClock(asOf)}. `}Reconnecting every few seconds.
          </span>
        </Banner>
      )}
    </div>
  );
}

const Banner = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.dangerSoft};
  ${type.caption}
  svg {
    flex: none;
    color: ${theme.color.danger};
  }
  b {
    font-weight: 650;
  }
`;
