import { sharedValue } from '../themes';
import { oneLine } from '../theme/oneLine';

/** The operator's name beside its logo, on one line; each place sets the line height. */
export const brandName = `
  ${oneLine}
  font-family: ${sharedValue('nameFont')};
  font-size: 20px;
  font-weight: 600;
  letter-spacing: -0.01em;
`;
