import { css, keyframes } from 'styled-components';
import { theme } from './theme';

const settle = keyframes`
  from { background: transparent; box-shadow: none; }
  to { background: color-mix(in srgb, ${theme.color.page} 94%, transparent); box-shadow: 0 1px ${theme.color.hairline}; }
`;

/** A header of 56 px that stays at the top and gains the page's ground once content is under it. */
export const headerStyle = css`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  min-height: calc(56px + ${theme.safe.top});
  padding-top: ${theme.safe.top};
  @supports (animation-timeline: scroll()) {
    animation: ${settle} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 24px;
  }
  @supports not (animation-timeline: scroll()) {
    background: ${theme.color.page};
  }
`;
