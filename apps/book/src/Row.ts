import styled from 'styled-components';

/** A wrapping row of samples. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;
