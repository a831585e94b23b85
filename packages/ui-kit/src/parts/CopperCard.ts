import styled from 'styled-components';
import { declareTokens, GradientCard, theme, themes, type Token } from '@parlour/ui-kit';

/** Token values on the copper card of the VIP levels, the same in both themes. */
export const copperTokens: Partial<Record<Token, string>> = {
  ...themes.dark,
  page: '#54240F',
  card: '#54240F',
  raised: 'rgba(255,255,255,.1)',
  pressed: 'rgba(0,0,0,.38)',
  text2: '#F2C4A8',
  text3: '#DDA98B',
};

/** The gradient card in copper, for VIP. */
export const CopperCard = styled(GradientCard)`
  && {
    ${declareTokens(copperTokens)}
    background: linear-gradient(155deg, #5a2812, #3a170b 52%, #250e07);
  }
  && > :first-child {
    color: ${theme.color.accent};
  }
`;
