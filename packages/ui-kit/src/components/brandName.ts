import { oneLine } from '../theme/oneLine';

/** The operator's name beside its logo, on one line; each place sets the line height. */
export const brandName = `
  ${oneLine}
  font-family: ui-serif, Georgia, 'Songti SC', serif, 'Noto Sans SC';
  font-size: 20px;
  font-weight: 600;
  letter-spacing: -0.01em;
`;
