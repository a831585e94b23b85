import styled from 'styled-components';

/** Layout of the login and registration forms; `data-dense` fits six fields on one phone screen. */
export const EntryForm = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  & > button {
    margin-top: 8px;
  }
  &[data-dense] {
    gap: 12px;
    margin-top: 16px;
    & > button {
      margin-top: 4px;
    }
  }
`;
