import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { ModalFrame } from './ModalFrame';
import { theme } from '../theme/theme';
import { Tile } from '../components/Tile';
import { type } from '../theme/typography';
import { useModal } from './useModal';

export type AlertDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel?: () => void;
  /** Default: 确认 when the title is Chinese, else `Confirm`. */
  confirmLabel?: string | undefined;
  /** Default: 取消 when the title is Chinese, else `Cancel`. */
  cancelLabel?: string | undefined;
  destructive?: boolean;
  busy?: boolean;
  icon?: ReactNode;
  art?: ReactNode;
};

/** A modal question or message. Without `onCancel` only its own button closes it. */
export function AlertDialog({
  open,
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = isChinese(title) ? '确认' : 'Confirm',
  cancelLabel = isChinese(title) ? '取消' : 'Cancel',
  destructive = false,
  busy = false,
  icon,
  art,
}: AlertDialogProps) {
  const id = useId();
  const { present, dialogProps } = useModal(open, busy ? undefined : onCancel);
  if (!present) return null;
  return (
    <ModalFrame
      {...dialogProps}
      closedby={onCancel ? undefined : 'none'}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <Panel>
        {art && <Art>{art}</Art>}
        {icon && (
          <IconTile data-size="large" data-tone={destructive ? 'danger' : 'accent'}>
            {icon}
          </IconTile>
        )}
        <h2 id={`${id}-title`}>{title}</h2>
        {children && <Text id={`${id}-text`}>{children}</Text>}
        <Buttons>
          {onCancel && (
            <Button variant="secondary" disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Buttons>
      </Panel>
    </ModalFrame>
  );
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  place-self: center;
  width: min(334px, calc(100vw - 32px));
  padding: 24px;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  text-align: center;
  text-wrap: balance;
  transform: scale(0.96);
  transition: transform ${theme.motion.move};
  & > h2 {
    ${type.title}
  }
  dialog[open] > & {
    transform: none;
    @starting-style {
      transform: scale(0.96);
    }
  }
`;

const Art = styled.div`
  margin-top: calc(-24px - 58px);
  margin-bottom: 4px;
  min-height: 150px;
`;

const IconTile = styled(Tile)`
  margin-bottom: 16px;
`;

const Text = styled.div`
  margin-top: 8px;
  max-height: 50dvh;
  overflow-y: auto;
  ${type.body}
  color: ${theme.color.text2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  width: 100%;
  margin-top: 24px;
  & > button {
    flex: 1 1 calc(66px * ${theme.textWidth});
    padding-inline: 12px;
  }
`;
