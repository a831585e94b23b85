import { Button, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The primary button of the red packet page: gold, since it gives money. */
export const GoldButton = styled(Button)`
  min-height: 56px;
  background: ${theme.color.packetGold};
  box-shadow: ${theme.shadow.packetGold};
`;
