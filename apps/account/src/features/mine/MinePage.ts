import styled from 'styled-components';
import { CardPage } from '#shared';
import { theme } from '@parlour/ui-kit';

/** Page layout of the member's page and its placeholder. */
export const MinePage = styled(CardPage)`
  padding: 16px ${theme.gutter};
`;
