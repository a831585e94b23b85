import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The place of a form's one button: at the foot of the window, over what scrolls. */
export const FormFoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.footer};
  margin: auto -${theme.gutter} 0;
  padding: 12px ${theme.gutter} 20px;
  background: linear-gradient(transparent, ${theme.color.page} 20px);
`;
