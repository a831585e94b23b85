import { IconButton, ModalFrame, theme, type } from '@parlour/ui-kit';
import { WelcomeIllustration } from '@parlour/ui-kit/parts';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useGreetingModal } from './useGreetingModal';

interface IllustratedDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Shown at the right of the title. */
  readonly titleAction?: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Handles a click that came too soon after the dialog opened by itself (`useGreetingModal`). */
  readonly onEarlyClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A dialog with the welcome illustration, open while it is mounted. */
export function IllustratedDialog({
  title,
  closeLabel,
  titleAction,
  actions,
  onClose,
  onEarlyClick,
  children,
}: IllustratedDialogProps) {
  const titleId = useId();
  const modal = useGreetingModal(true, onClose, onEarlyClick);
  return (
    <Frame {...modal} aria-labelledby={titleId} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <Panel>
        <Art>
          <WelcomeIllustration rings={5} />
          <IconButton label={closeLabel} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
        </Art>
        <Header>
          <h2 id={titleId}>{title}</h2>
          {titleAction}
        </Header>
        <Text role="group" aria-labelledby={titleId} tabIndex={0}>
          {children}
        </Text>
        <Buttons>{actions}</Buttons>
      </Panel>
    </Frame>
  );
}

const Frame = styled(ModalFrame)`
  outline: none;
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  place-self: center;
  width: min(350px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  overflow: hidden;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
`;

const Art = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  flex: none;
  height: 132px;
  overflow: hidden;
  background: ${theme.color.brandGradient};
  & > button {
    position: absolute;
    inset: 8px 8px auto auto;
    border-radius: 50%;
    background: ${theme.color.pictureShade};
    color: ${theme.color.onPicture};
  }
  @media (max-height: 480px) {
    height: 60px;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 12px 12px 0 24px;
  & > h2 {
    ${type.title} flex: 1;
  }
`;

const Text = styled.div`
  overflow-y: auto;
  min-height: 48px;
  padding: 4px 24px 0;
  ${type.body}
  line-height: 24px;
  color: ${theme.color.text2};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 20px 24px 24px;
  & > a,
  & > button:only-child {
    flex: 1;
  }
`;
