import styled from 'styled-components';
import { declareTokens, Plate, theme, themes, type Token } from '@parlour/ui-kit';

/** What the tokens become on the copper plate of the VIP levels, the same in both themes. */
export const copper: Partial<Record<Token, string>> = {
  ...themes.dark,
  page: '#54240F',
  card: '#54240F',
  raised: 'rgba(255,255,255,.1)',
  pressed: 'rgba(0,0,0,.38)',
  text2: '#F2C4A8',
  text3: '#DDA98B',
};

/** The plate in copper, for VIP. */
export const CopperPlate = styled(Plate)`
  && {
    ${declareTokens(copper)}
    background: linear-gradient(155deg, #5a2812, #3a170b 52%, #250e07);
  }
  && > :first-child {
    color: ${theme.color.accent};
  }
`;
