import { theme } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAboveKeyboard } from './useAboveKeyboard';

/** The place of a form's one button: at the foot of the window, over what scrolls, and under what is being typed. */
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
  margin: auto -${theme.gutter} 0;
  padding: 12px ${theme.gutter} 20px;
  background: linear-gradient(transparent, ${theme.color.page} 20px);
`;
