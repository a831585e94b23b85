import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A section of the game list; the scroll margin is the header and the tabs, and the last one is tall enough to reach it. */
export const Section = styled.section`
  min-width: 0;
  padding-bottom: 4px;
  scroll-margin-top: calc(108px + ${theme.safe.top});
  &:last-of-type {
    min-height: calc(100dvh - 108px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  }
`;
