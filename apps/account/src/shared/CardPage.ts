import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Page layout: a column of cards. */
export const CardPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px ${theme.gutter} 24px;
`;
