import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@parlour/ui-kit';

export type StatusTone = 'grey' | 'info' | 'success' | 'danger' | 'accent';

/** A status as a short text with a coloured dot. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    // A new element for a new status, so that its colours do not animate.
    <Chip key={tone} data-tone={tone}>
      {children}
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 8px;
  border-radius: ${theme.radius.chip};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  background: ${theme.color.raised};
  color: ${theme.color.text2};
  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-tone='info'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  }
  &[data-tone='success'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  }
`;
