import styled from 'styled-components';
import { declareTokens, GradientCard, sharedValue, theme, type Token } from '@parlour/ui-kit';

/** Token values on the copper card of the VIP levels, over those of the dark theme. */
export const copperTokens: Partial<Record<Token, string>> = {
  page: sharedValue('copperPage'),
  card: sharedValue('copperPage'),
  raised: sharedValue('copperRaised'),
  pressed: sharedValue('copperPressed'),
  text2: sharedValue('copperText2'),
  text3: sharedValue('copperText3'),
};

/** The gradient card in copper, for VIP. */
export const CopperCard = styled(GradientCard)`
  &&&& {
    ${declareTokens(copperTokens)}
    background: ${sharedValue('copperGradient')};
  }
  &&&& > :first-child {
    color: ${theme.color.accent};
  }
`;
