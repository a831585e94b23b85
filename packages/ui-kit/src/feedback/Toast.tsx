import { CircleAlert, CircleCheck } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { HiddenAmounts, maskAmounts } from '../money/amountMask';
import { mountLiveRegion } from './liveRegion';
import { theme } from '../theme/theme';
import { type } from '../theme/typography';

export type ToastKind = 'success' | 'danger' | 'plain';

/** One message at the top of the window, with its amounts masked while amounts are hidden; the caller removes it. */
export function Toast({ kind, message }: { kind: ToastKind; message: string }) {
  const maskLabel = useContext(HiddenAmounts);
  return createPortal(
    <Position ref={raise} popover={'popover' in HTMLElement.prototype ? 'manual' : undefined}>
      <Box role={kind === 'danger' ? 'alert' : 'status'} data-kind={kind}>
        {kind === 'success' && <CircleCheck size={20} strokeWidth={1.75} aria-hidden />}
        {kind === 'danger' && <CircleAlert size={20} strokeWidth={1.75} aria-hidden />}
        <span>{maskLabel === undefined ? message : maskAmounts(message, maskLabel)}</span>
      </Box>
    </Position>,
    mountLiveRegion(),
  );
}

/** Moves the new popover to the top layer, above open dialogs. */
const raise = () => void mountLiveRegion();

const slideIn = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const Position = styled.div`
  position: fixed;
  inset: calc(8px + ${theme.safe.top}) 16px auto;
  z-index: ${theme.z.toast};
  display: grid;
  justify-items: center;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: ${theme.color.text};
  pointer-events: none;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 358px;
  min-height: 48px;
  padding: 12px 18px 12px 14px;
  border-radius: ${theme.radius.field};
  ${type.label}
  font-size: 14px;
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  animation: ${slideIn} ${theme.motion.move};
  & > svg {
    flex: none;
  }
  &[data-kind='plain'] {
    padding-left: 18px;
  }
  &[data-kind='success'] {
    background: ${theme.color.toastSuccess};
    box-shadow:
      inset 0 0 0 1px color-mix(in srgb, ${theme.color.success} 45%, transparent),
      ${theme.shadow.overlay};
    & > svg {
      color: ${theme.color.success};
    }
  }
  &[data-kind='danger'] {
    background: ${theme.color.toastDanger};
    box-shadow:
      inset 0 0 0 1px color-mix(in srgb, ${theme.color.danger} 45%, transparent),
      ${theme.shadow.overlay};
    & > svg {
      color: ${theme.color.danger};
    }
  }
`;
