import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Page layout of login and registration: the header, and `data-panel` overlapping it. */
export const LoginLayout = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - ${theme.safe.bottom});
  & > [data-panel] {
    position: relative;
    display: flex;
    flex-direction: column;
    flex: 1;
    margin-top: -28px;
    padding: 20px 20px 0;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    background: ${theme.color.page};
  }
  & > [data-panel='dense'] {
    padding-top: 16px;
  }
`;
