import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton, ModalFrame, theme, type, useModal } from '@parlour/ui-kit';
import { useDragToClose } from './useDragToClose';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  closeLabel?: string;
};

/** Bottom sheet; closes by drag, scrim, Escape and its button. */
export function Sheet({ open, onClose, title, children, closeLabel = 'Close' }: SheetProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(open, onClose);
  const { panel, handle } = useDragToClose(onClose);
  if (!present) return null;
  return (
    <ModalFrame {...dialogProps} aria-labelledby={titleId} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <Panel ref={panel}>
        <Handle {...handle}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
        </Handle>
        <Body>{children}</Body>
      </Panel>
    </ModalFrame>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  place-self: end center;
  width: min(${theme.column}, 480px);
  max-height: calc(100dvh - 24px);
  min-height: 0;
  border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  transform: translateY(100%);
  transition: transform ${theme.motion.sheetOut};
  dialog[open] > & {
    transform: none;
    transition: transform ${theme.motion.sheet};
    @starting-style {
      transform: translateY(100%);
    }
  }
`;

const Handle = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 18px 12px 4px 20px;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  cursor: grab;
  h2 {
    ${type.title} font-size: 20px;
  }
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    left: calc(50% - 18px);
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: ${theme.color.field};
  }
`;

const Body = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 20px calc(20px + ${theme.safe.bottom});
`;
