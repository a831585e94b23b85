import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The full-window scrim of a modal. The scrim fades and the panel inside it moves. */
export const ModalFrame = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.sheet};
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: ${theme.color.scrim};
  color: ${theme.color.text};
  opacity: 0;
  transition:
    opacity ${theme.motion.sheetOut},
    display var(--sheet-out) allow-discrete,
    overlay var(--sheet-out) allow-discrete;
  &::backdrop {
    background: none;
  }
  &[open] {
    display: grid;
    opacity: 1;
    transition-duration: var(--fade);
    @starting-style {
      opacity: 0;
    }
  }
`;
