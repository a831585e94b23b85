import styled from 'styled-components';

/** A vertical stack of samples. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
