import { theme } from '@parlour/ui-kit';
import { css } from 'styled-components';

/**
 * A page at least as high as the window below the header, so that its `FormFoot` is at the bottom of the window. A focused input
 * keeps space below it for the error, which appears after the focus.
 */
export const footedPage = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: calc(100dvh - 56px - ${theme.safe.top} - ${theme.safe.bottom});
  padding: 4px ${theme.gutter} 0;
  & :is(input, select, button, a) {
    scroll-margin-block: 72px 104px;
  }
  & :is(input, select) {
    scroll-margin-bottom: 152px;
  }
`;
