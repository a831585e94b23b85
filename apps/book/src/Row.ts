import styled from 'styled-components';

/** Samples side by side, as many as there is room for. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;
