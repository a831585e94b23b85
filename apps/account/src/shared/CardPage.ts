import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A column of cards under the back header. */
export const CardPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px ${theme.gutter} 24px;
`;
