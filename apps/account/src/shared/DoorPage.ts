import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Page layout of login and registration: the door above, and `data-paper` in front of it. */
export const DoorPage = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - ${theme.safe.bottom});
  & > [data-paper] {
    position: relative;
    display: flex;
    flex-direction: column;
    flex: 1;
    margin-top: -28px;
    padding: 20px 20px 0;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    background: ${theme.color.page};
  }
  & > [data-paper='dense'] {
    padding-top: 16px;
  }
`;
