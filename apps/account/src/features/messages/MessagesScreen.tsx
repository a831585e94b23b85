import { useTexts } from '@parlour/platform';
import { RefreshButton } from '@parlour/platform/refresh';
import { Segment } from '@parlour/ui-kit/parts';
import { useId } from 'react';
import styled from 'styled-components';
import { CardPage } from '#shared';
import { Inbox } from './Inbox';
import { badgeOf } from './messageRules';
import { messagesTexts } from './messagesTexts';
import { NoticeList } from './NoticeList';
import { NoticeSheet } from './NoticeSheet';
import { useMessages } from './useMessages';

/** The message centre: notices (`type` 1) and inbox (`type` 2). */
export function MessagesScreen() {
  const texts = useTexts(messagesTexts);
  const messages = useMessages();
  const panelId = useId();
  const { box, notices } = messages;
  return (
    <Page>
      <Top>
        <Segment
          as="tabs"
          label={texts.boxes}
          panelId={panelId}
          value={box}
          onChange={messages.choose}
          options={[
            { value: '1', label: texts.box[1], badge: badgeOf(messages.unreadCount, notices.hasMore) },
            { value: '2', label: texts.box[2] },
          ]}
        />
        <RefreshButton />
      </Top>
      <div id={panelId} role="tabpanel" aria-label={texts.box[box]}>
        {box === '1' ? <NoticeList messages={messages} /> : <Inbox />}
      </div>
      {messages.opened !== undefined && (
        <NoticeSheet notice={messages.opened} isOpen={messages.isOpen} onClose={messages.close} />
      )}
    </Page>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: center;
  gap: 4px;
  margin-right: -8px;
`;

const Page = styled(CardPage)`
  gap: 16px;
`;
