import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The rounded square behind an icon. */
export const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.raised};
  color: ${theme.color.text2};
  & > svg {
    width: 20px;
    height: 20px;
  }
  &[data-tone='accent'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-size='large'] {
    width: 52px;
    height: 52px;
    border-radius: ${theme.radius.field};
    & > svg {
      width: 24px;
      height: 24px;
    }
  }
`;
