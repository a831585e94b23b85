import { theme } from '@parlour/ui-kit';
import { css } from 'styled-components';

/** Makes a button or link take clicks in all of the row around it, which is its containing block, and marks the row when it has the focus. */
export const wholeRow = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${theme.color.accent};
      outline-offset: -2px;
      border-radius: ${theme.radius.tile};
    }
  }
`;

/** The same for all of a card. */
export const wholeCard = css`
  ${wholeRow}
  &:focus-visible::after {
    border-radius: ${theme.radius.card};
  }
`;
