import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Button, IconButton, theme, type } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IllustratedDialog } from './IllustratedDialog';
import { welcomeTexts } from './welcomeTexts';

/** The announcements, one at a time. */
export function NoticeDialog({ notices, onClose }: { notices: readonly string[]; onClose: () => void }) {
  const texts = useTexts(welcomeTexts);
  const [index, setIndex] = useState(0);
  return (
    <IllustratedDialog
      title={texts.announcement}
      closeLabel={texts.close}
      onClose={onClose}
      titleAction={
        notices.length > 1 && (
          <>
            <Count>{texts.slide(index + 1, notices.length)}</Count>
            <IconButton
              label={texts.nextAnnouncement}
              icon={<ChevronRight size={20} strokeWidth={1.75} />}
              onClick={() => setIndex((index + 1) % notices.length)}
            />
          </>
        )
      }
      actions={
        <>
          <LinkButton to="/message">{texts.moreAnnouncements}</LinkButton>
          <Button size="medium" onClick={onClose}>
            {texts.gotIt}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <SafeHtml key={index} html={notices[index] ?? ''} />
      </div>
    </IllustratedDialog>
  );
}

const Count = styled.span`
  ${type.caption} color: ${theme.color.text3};
`;
