import { Link, useTexts } from '@parlour/platform';
import { Button, buttonStyle, IconButton, theme, type } from '@parlour/ui-kit';
import { OpenDoor } from '@parlour/ui-kit/parts';
import { ChevronRight, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';

/** The announcements one by one, before an open door. */
export function NoticeDialog({ notices, onClose }: { notices: readonly string[]; onClose: () => void }) {
  const texts = useTexts(homeTexts);
  const titleId = useId();
  const dialog = useModalDialog();
  const [at, setAt] = useState(0);
  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Panel>
        <Art>
          <OpenDoor rings={5} />
          <IconButton label={texts.close} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
        </Art>
        <Head>
          <h2 id={titleId}>{texts.announcement}</h2>
          {notices.length > 1 && (
            <>
              <span>{texts.slide(at + 1, notices.length)}</span>
              <IconButton
                label={texts.nextAnnouncement}
                icon={<ChevronRight size={20} strokeWidth={1.75} />}
                onClick={() => setAt((at + 1) % notices.length)}
              />
            </>
          )}
        </Head>
        <Text aria-live="polite">{notices[at]}</Text>
        <Buttons>
          <MoreLink to="/message" data-variant="secondary" data-size="medium">
            {texts.moreAnnouncements}
          </MoreLink>
          <Button size="medium" onClick={onClose}>
            {texts.gotIt}
          </Button>
        </Buttons>
      </Panel>
    </Frame>
  );
}

/**
 * Opens a native dialog over the page for as long as it is mounted; the browser keeps the focus in. It is closed before it leaves the
 * document, else the browser does not give the focus back.
 */
function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog?.showModal) dialog.showModal();
    else dialog?.setAttribute('open', '');
    return () => dialog?.close?.();
  }, []);
  return ref;
}

const Frame = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.sheet};
  display: grid;
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
  background: ${theme.color.scrim};
  color: ${theme.color.text};
  opacity: 1;
  transition: opacity ${theme.motion.fade};
  @starting-style {
    opacity: 0;
  }
  &::backdrop {
    background: none;
  }
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
  background: ${theme.color.plate};
  & > button {
    position: absolute;
    inset: 8px 8px auto auto;
    border-radius: 50%;
    background: rgba(4, 9, 10, 0.35);
    color: #fff;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 12px 12px 0 24px;
  & > h2 {
    ${type.title} flex: 1;
  }
  & > span {
    ${type.caption} color: ${theme.color.text3};
  }
`;

const Text = styled.p`
  overflow-y: auto;
  min-height: 48px;
  padding: 4px 24px 0;
  ${type.body}
  line-height: 24px;
  white-space: pre-line;
  color: ${theme.color.text2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 20px 24px 24px;
  & > a {
    flex: 1;
  }
`;

const MoreLink = styled(Link)`
  ${buttonStyle}
`;
