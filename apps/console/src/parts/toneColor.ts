import { theme } from '@parlour/ui-kit';
import { css } from 'styled-components';

/** Colours what is good or bad, as its `data-tone` says. */
export const toneColor = css`
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`;
