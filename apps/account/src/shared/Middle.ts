import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Centres the content that replaces a list in the window. */
export const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(100dvh - 160px - ${theme.safe.top} - ${theme.safe.bottom});
`;
