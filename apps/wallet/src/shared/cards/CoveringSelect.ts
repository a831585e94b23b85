import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A native select that invisibly covers the row that shows the choice. */
export const CoveringSelect = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  font-size: 16px;
  & > option {
    background: ${theme.color.card};
    color: ${theme.color.text};
  }
`;
