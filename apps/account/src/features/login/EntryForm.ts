import styled from 'styled-components';

/** The fields of a way in above their one button; `data-dense` lets six of them stand on one phone. */
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
