import styled from 'styled-components';

/** A list with a details panel beside it on wide windows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(300px, 330px);
  align-items: start;
  gap: 16px;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
