import styled from 'styled-components';

/** The sections of a page below its header. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 12px;
`;
