import { Link, useTexts } from '@parlour/platform';
import { Button, ButtonLink, IconButton, theme, type } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DoorDialog } from './DoorDialog';
import { homeTexts } from './homeTexts';
import { sheetTexts } from './sheetTexts';

/** The announcements one by one. */
export function NoticeDialog({ notices, onClose }: { notices: readonly string[]; onClose: () => void }) {
  const { close, slide, gotIt } = useTexts(homeTexts);
  const texts = useTexts(sheetTexts);
  const [at, setAt] = useState(0);
  return (
    <DoorDialog
      title={texts.announcement}
      closeLabel={close}
      onClose={onClose}
      aside={
        notices.length > 1 && (
          <>
            <Count>{slide(at + 1, notices.length)}</Count>
            <IconButton
              label={texts.nextAnnouncement}
              icon={<ChevronRight size={20} strokeWidth={1.75} />}
              onClick={() => setAt((at + 1) % notices.length)}
            />
          </>
        )
      }
      actions={
        <>
          <ButtonLink as={Link} to="/message" data-variant="secondary" data-size="medium">
            {texts.moreAnnouncements}
          </ButtonLink>
          <Button size="medium" onClick={onClose}>
            {gotIt}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <SafeHtml key={at} html={notices[at] ?? ''} />
      </div>
    </DoorDialog>
  );
}

const Count = styled.span`
  ${type.caption} color: ${theme.color.text3};
`;
