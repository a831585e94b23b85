import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Puts what stands in the place of a list into the middle of the window. */
export const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(100dvh - 160px - ${theme.safe.top} - ${theme.safe.bottom});
`;
