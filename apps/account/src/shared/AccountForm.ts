import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Form layout: fields in a column above the submit button. */
export const AccountForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 8px ${theme.gutter} 24px;
  & > button[type='submit'] {
    margin-top: 8px;
  }
`;
