import styled from 'styled-components';

/** The fields of a login or registration form above its button; `data-dense` fits six of them on one phone screen. */
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
