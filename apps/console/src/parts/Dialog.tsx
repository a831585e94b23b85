import { IconButton, ModalFrame, theme, type, useModal } from '@parlour/ui-kit';
import { useDragToClose } from '@parlour/ui-kit/parts';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** Beside the title. */
  readonly badge?: ReactNode;
  readonly size?: 'wide' | 'narrow';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A centred dialog, a bottom sheet on phones; the footer is always visible. */
export function Dialog({ open, onClose, title, sub, badge, size = 'wide', footer, children }: DialogProps) {
  const id = useId();
  const { present, dialogProps } = useModal(open, onClose);
  const { panel, handle } = useDragToClose(onClose);
  if (!present) return null;
  return (
    <ModalFrame
      {...dialogProps}
      aria-labelledby={`${id}-title`}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Panel ref={panel} data-size={size}>
        <Header {...handle}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {sub && <p>{sub}</p>}
          </div>
          {badge}
          <IconButton label="Close" icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
        </Header>
        <Body tabIndex={0}>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </ModalFrame>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  place-self: center;
  width: min(790px, calc(100vw - 48px));
  max-height: calc(100dvh - 48px);
  min-height: 0;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.overlay};
  overflow: clip;
  transform: scale(0.96);
  transition: transform ${theme.motion.move};
  &[data-size='narrow'] {
    width: min(520px, calc(100vw - 48px));
  }
  dialog[open] > & {
    transform: none;
    @starting-style {
      transform: scale(0.96);
    }
  }
  @media (max-width: 719px) {
    &,
    &[data-size] {
      place-self: end center;
      width: min(100vw, 560px);
      max-height: calc(100dvh - 24px);
      border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
      transform: translateY(100%);
      transition: transform ${theme.motion.sheetOut};
    }
    dialog[open] > & {
      transform: none;
      transition: transform ${theme.motion.sheet};
      @starting-style {
        transform: translateY(100%);
      }
    }
  }
`;

const Header = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 20px 16px 12px 28px;
  & > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    ${type.title}
  }
  p {
    margin-top: 2px;
    ${type.caption}
    color: ${theme.color.text3};
  }
  @media (max-width: 719px) {
    padding: 22px 8px 10px 20px;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
    cursor: grab;
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
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 28px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  @media (max-width: 719px) {
    padding: 4px 20px 20px;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  padding: 16px 28px 20px;
  box-shadow: inset 0 1px ${theme.color.hairlineStrong};
  @media (max-width: 719px) {
    padding: 12px 20px calc(16px + ${theme.safe.bottom});
    & > button {
      flex: 1 1 auto;
      padding-inline: 12px;
    }
  }
`;
