import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A coloured box with a message; `data-tone="danger"` for what failed. */
export const Alert = styled.p`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.infoSoft};
  ${type.caption}
  color: ${theme.color.text};
  svg {
    flex: none;
    color: ${theme.color.info};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    svg {
      color: ${theme.color.danger};
    }
  }
`;
