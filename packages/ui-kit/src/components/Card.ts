import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A card. `data-flush` removes its padding, for rows. */
export const Card = styled.div`
  min-width: 0;
  padding: ${theme.cardPadding};
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.card};
  &[data-flush] {
    padding: 0;
    overflow: clip;
  }
`;
