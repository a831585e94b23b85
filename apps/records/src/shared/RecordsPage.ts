import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The column of filters and list. */
export const RecordsPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 4px ${theme.gutter} 24px;
`;
