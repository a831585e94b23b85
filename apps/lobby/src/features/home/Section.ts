import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A section of the lobby; scrolled to, it is below the header and the tabs, and the last one is tall enough for that. */
export const Section = styled.section`
  min-width: 0;
  padding-bottom: 4px;
  scroll-margin-top: calc(108px + ${theme.safe.top});
  &:last-of-type {
    min-height: calc(100dvh - 108px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  }
`;
