import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ModalFrame, theme, useModal } from '@parlour/ui-kit';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** Slides in from the left edge, 312 px wide; closes by scrim and Escape. The content provides the close button. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const { present, dialogProps } = useModal(open, onClose);
  if (!present) return null;
  return (
    <ModalFrame {...dialogProps} aria-label={label} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <Panel>{children}</Panel>
    </ModalFrame>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: min(312px, calc(100vw - 44px));
  height: 100dvh;
  margin-left: max(0px, calc(50% - ${theme.column} / 2));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 0 ${theme.radius.dialog} ${theme.radius.dialog} 0;
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.overlay};
  transform: translateX(-100%);
  transition: transform ${theme.motion.sheetOut};
  dialog[open] > & {
    transform: none;
    transition: transform ${theme.motion.sheet};
    @starting-style {
      transform: translateX(-100%);
    }
  }
`;
