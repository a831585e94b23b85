import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '#parts';

/** An alert in the plan dialog, such as a conflicting change. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </Box>
  );
}

const Box = styled(Alert)`
  margin-bottom: 16px;
`;
