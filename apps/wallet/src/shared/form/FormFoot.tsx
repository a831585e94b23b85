import { theme } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAboveKeyboard } from './useAboveKeyboard';

/** The bar with a form's button: at the bottom of the window, above scrolled content, below the focused field. */
export function FormFoot({ children }: { children: ReactNode }) {
  const foot = useAboveKeyboard<HTMLDivElement>();
  return <Foot ref={foot}>{children}</Foot>;
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.footer};
  margin: auto calc(-1 * ${theme.gutter}) 0;
  padding: 12px ${theme.gutter} 20px;
  background: linear-gradient(transparent, ${theme.color.page} 20px);
`;
