import styled from 'styled-components';
import { CardPage } from '#shared';

/** Page layout of the VIP screen and its placeholder. */
export const VipPage = styled(CardPage)`
  gap: 14px;
`;
