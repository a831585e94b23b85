import type { Notice } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { Sheet } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { messagesTexts } from './messagesTexts';

/** A notice in full. */
export function NoticeSheet({ notice, isOpen, onClose }: { notice: Notice; isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(messagesTexts);
  return (
    <Sheet open={isOpen} onClose={onClose} title={notice.title} closeLabel={texts.close}>
      <Time>{notice.created_at}</Time>
      <SafeHtml html={notice.content} />
    </Sheet>
  );
}

const Time = styled.p`
  margin-bottom: 12px;
  ${type.caption}
  color: ${theme.color.text3};
`;
