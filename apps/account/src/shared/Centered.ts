import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Centres a message vertically in the window. */
export const Centered = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(100dvh - 160px - ${theme.safe.top} - ${theme.safe.bottom});
`;
