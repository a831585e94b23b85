import { css, keyframes } from 'styled-components';
import { theme } from './theme';

const fadeInBackground = keyframes`
  from { background: transparent; box-shadow: none; }
  to { background: color-mix(in srgb, ${theme.color.page} 94%, transparent); box-shadow: 0 1px ${theme.color.hairline}; }
`;

/** A sticky header of 56 px, transparent at the top of the page and opaque once content scrolls under it. */
export const headerStyle = css`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  min-height: calc(56px + ${theme.safe.top});
  padding-top: ${theme.safe.top};
  @supports (animation-timeline: scroll()) {
    animation: ${fadeInBackground} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 24px;
  }
  @supports not (animation-timeline: scroll()) {
    background: ${theme.color.page};
  }
`;
