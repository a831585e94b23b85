import { theme, type } from '@parlour/ui-kit';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** An alert in the plan dialog, such as a conflicting change. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  gap: 12px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.infoSoft};
  ${type.caption}
  color: ${theme.color.text};
  svg {
    flex: none;
    color: ${theme.color.info};
  }
`;
